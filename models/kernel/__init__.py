"""What every game shares: messages, moves, the fold of moves, the scoreboard, the grid of posts."""
