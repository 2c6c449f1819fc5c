"""Uses the page of a server in a headless Chromium, by keyboard where people may.

usage: page.py ADDRESS [PICTURE]

With PICTURE, a screenshot of the findings goes there.
"""

import base64
import pathlib
import sys
import tempfile

from browser import Browser, check

RECEIPT = """CAFÉ LUMIÈRE
12 rue des Lilas, Lyon

2 croissants        4,60 €
1 café crème        3,20 €
TOTAL TTC           7,80 €
dont TVA 10 %       0,71 €

Carte bancaire **** 4417
14/03/2025 08:52   Ticket 20391
"""


def use(browser, address, picture):
    browser.call("Page.navigate", url=address + "/")
    browser.wait("document.getElementById('model')?.textContent === 'smollm2-135m'")
    check("the page knows the model", True)

    browser.value("document.getElementById('document').focus()")
    browser.call("Input.insertText", text=RECEIPT)
    browser.value("document.getElementById('recipe').value = 'expense'")
    browser.value("document.getElementById('read').focus()")
    browser.press("Enter", 13, "\r")
    browser.wait("document.querySelectorAll('#source mark').length >= 3")
    marks = browser.value("[...document.querySelectorAll('#source mark')].map(m => m.textContent)")
    check("the total is marked where it stands", any("7,80" in mark for mark in marks))
    check("the document is shown as it was",
          browser.value("document.getElementById('source').textContent") == RECEIPT)
    browser.value("document.querySelector('td button').click()")
    check("a value leads to its place", browser.value(
        "document.querySelectorAll('mark.chosen').length") == 1)
    if picture:
        for scheme in ["light", "dark"]:
            browser.call("Emulation.setEmulatedMedia", features=[
                {"name": "prefers-color-scheme", "value": scheme}])
            if scheme == "light":
                shot = browser.call("Page.captureScreenshot", format="png")
                pathlib.Path(picture).write_bytes(base64.b64decode(shot["data"]))
    browser.call("Emulation.setEmulatedMedia", features=[
        {"name": "prefers-color-scheme", "value": "dark"}])
    check("there is a dark form", browser.value(
        "getComputedStyle(document.body).backgroundColor") == "rgb(22, 24, 28)")

    browser.value("document.getElementById('tab-extract').focus()")
    browser.press("ArrowRight", 39)
    check("arrow keys change tabs",
          browser.value("document.activeElement.id") == "tab-chat"
          and not browser.value("document.getElementById('chat').hidden"))
    browser.value("document.getElementById('message').focus()")
    browser.call("Input.insertText", text="Say hello.")
    browser.press("Enter", 13, "\r")
    browser.wait("/tokens in/.test(document.getElementById('chat-status').textContent)", 120)
    check("the chat answers", browser.value(
        "document.querySelector('.said.assistant').textContent.length > 0"))

    browser.value("document.getElementById('tab-schema').click()")
    browser.value("document.getElementById('check').click()")
    verdict = browser.wait("document.getElementById('verdict')?.textContent")
    check("a schema is checked", verdict.startswith("Supported"))

    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    nameless = [
        node["role"]["value"] for node in nodes
        if not node.get("ignored")
        and node.get("role", {}).get("value") in ("button", "textbox", "tab", "combobox")
        and not node.get("name", {}).get("value")]
    check("every control has a name", not nameless)
    complaints = browser.complaints()
    check("the browser does not complain", not complaints or print(complaints))
    check("nothing is loaded from elsewhere", not browser.requests_outside(address))


def main():
    address = sys.argv[1]
    picture = sys.argv[2] if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        browser = Browser(folder)
        try:
            use(browser, address, picture)
        finally:
            browser.close()


main()
