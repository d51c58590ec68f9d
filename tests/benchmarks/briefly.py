"""The app's command, but what a guest's tab shows is kept for a second only once it is gone, not a quarter hour.

So that a test can see what is left of a phone when nothing should be.
"""

from companion import connection
from companion.command import main

if __name__ == "__main__":
    connection.GUEST_KEPT = 1
    main()
