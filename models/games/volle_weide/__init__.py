"""Volle Weide (Fency Sheep): draw fences, close pens, count sheep.

Source: seed 003; rulings.md, "Volle Weide".
"""
