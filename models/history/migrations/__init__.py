"""Every shape that the tables ever had, oldest first, and the steps between them (Alembic scripts in
`versions`).

A new step is a script there and its revision at the end of this list; steps that were once shipped never
change.
"""

REVISIONS = ("0001", "0002", "0003", "0004")
