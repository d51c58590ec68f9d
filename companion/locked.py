"""The page that a browser without the key gets: how to get in, and nothing else. It loads nothing."""

from companion.bundle import ASSETS, TITLE
from views.kit.drawing import svg

WORDS = {
    "en": {
        "title": "Scan the code",
        "text": "This table is private. Scan the code shown where {name} was started, "
        "or on a phone that is already in.",
        "wait": "Too many wrong keys. Wait a minute, then scan the code again.",
    },
    "de": {
        "title": "Code scannen",
        "text": "Dieser Tisch ist privat. Scanne den Code dort, wo {name} gestartet wurde, "
        "oder auf einem Telefon, das schon dabei ist.",
        "wait": "Zu viele falsche Schlüssel. Warte eine Minute und scanne den Code dann noch einmal.",
    },
}


def locked_page(accept_language: str, waiting: bool) -> str:
    """The page in the reader's language. `waiting`: too many wrong keys came from there."""
    language = preferred(accept_language)
    words = WORDS[language]
    page = (ASSETS / "locked.html").read_text("utf-8")
    for name, value in {
        "language": language,
        "name": TITLE,
        "title": words["title"],
        "text": (words["wait"] if waiting else words["text"]).format(name=TITLE),
        "sheep": svg("sheep"),
    }.items():
        page = page.replace("{{" + name + "}}", value)
    return page


def preferred(accept_language: str) -> str:
    """`de` where an Accept-Language header puts German before English, else `en`."""
    weighed = []
    for place, part in enumerate(accept_language.split(",")):
        tag, _, weight = part.strip().partition(";q=")
        language = tag.strip().lower().split("-")[0]
        if language in WORDS:
            try:
                weighed.append((-float(weight or 1), place, language))
            except ValueError:
                continue
    return min(weighed)[2] if weighed else "en"
