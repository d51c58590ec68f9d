"""Files that leave the app and come back: session, box and complete export. Knows no database, no screen."""
