"""Volle Weide on the screen: the meadow, the pen, the die, the track, the count and the sheet's editor."""
