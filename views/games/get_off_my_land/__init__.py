"""Get Off My Land! on the screen: money, months, land, market cards, farmers."""
