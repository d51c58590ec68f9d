"""Fence Em In: enclosures, assets and a farm board each. Source: seed 000; formats.md, sections 5 and 6."""
