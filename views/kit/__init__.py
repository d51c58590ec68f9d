"""What every screen is made of: look, words, guarded components, buttons, badges, sheets."""
