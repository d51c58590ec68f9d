"""How the app starts, serves and is commanded. Knows views and models; neither knows it."""

VERSION = "0.1.0"
