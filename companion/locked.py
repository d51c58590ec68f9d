"""The page that a browser without the key gets: how to get in, and nothing else. It loads nothing."""

import gettext

from companion.bundle import ASSETS, TITLE
from companion.locale import catalogues
from views.kit.drawing import svg


def locked_page(accept_language: str, waiting: bool) -> str:
    """The page in the reader's language. `waiting`: too many wrong keys came from there."""
    language = preferred(accept_language)
    t = catalogues().get(language, gettext.NullTranslations()).gettext
    if waiting:
        text = t("Too many wrong keys. Wait a minute, then scan the code again.")
    else:
        text = t(
            "This table is private. Scan the code shown where {app} was started, "
            "or on a phone that is already in."
        )
    page = (ASSETS / "locked.html").read_text("utf-8")
    for name, value in {
        "language": language,
        "app": TITLE,
        "title": t("Scan the code"),
        "text": text.format(app=TITLE),
        "sheep": svg("sheep"),
    }.items():
        page = page.replace("{{" + name + "}}", value)
    return page


def preferred(accept_language: str) -> str:
    """The language that an Accept-Language header puts first among ours; `en` where it names none."""
    weighed = []
    for place, part in enumerate(accept_language.split(",")):
        tag, _, weight = part.strip().partition(";q=")
        language = tag.strip().lower().split("-")[0]
        if language == "en" or language in catalogues():
            try:
                weighed.append((-float(weight or 1), place, language))
            except ValueError:
                continue
    return min(weighed)[2] if weighed else "en"
