"""The page that a browser without the key gets: how to get in, and nothing else. It loads nothing."""

import gettext

from companion.bundle import ASSETS, TITLE
from companion.locale import catalogues
from views.kit.drawing import svg


def locked_page(accept_language: str, waiting: bool, ended: bool = False) -> str:
    """The page in the reader's language.

    `waiting`: too many wrong keys came from there; `ended`: what was offered opened nothing, or does no more.
    """
    language = preferred(accept_language)
    t = catalogues().get(language, gettext.NullTranslations()).gettext
    if waiting:
        text = t("Too many wrong keys. Wait a minute, then scan the code again.")
    elif ended:
        text = t("This code opens no table, or not any more. Ask the host for the code.")
    else:
        text = t("This table is private. Ask the host for the code: scan it, or type it here.")
    page = (ASSETS / "locked.html").read_text("utf-8")
    for name, value in {
        "language": language,
        "app": TITLE,
        "title": t("Scan the code"),
        "text": text.format(app=TITLE),
        "code": t("Table code"),
        "enter": t("Join"),
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
