"""Fence Em In on the screen: dice, board, farm boards, fertilizer, missions."""
