"""Uses the page of `games serve` in a headless Chromium, by keyboard.

usage: page.py ADDRESS [PICTURE]
"""

import base64
import json
import pathlib
import sys
import tempfile

from browser import Browser, check

LAST = "[...document.querySelectorAll('#log .said.assistant:not(.busy)')].at(-1)"


def focused(browser):
    return browser.value("document.activeElement.id || document.activeElement.textContent")


def ask(browser, question, expected):
    """Types a question and waits until the answer has the words."""
    browser.value("document.getElementById('question').focus()")
    browser.call("Input.insertText", text=question)
    browser.press("Enter", 13, "\r")
    browser.wait(f"{LAST}?.textContent.includes({json.dumps(expected)})"
                 " && !document.getElementById('ask').disabled")


def tab(browser):
    browser.press("Tab", 9)
    return focused(browser)


def begin(browser, address):
    browser.call("Page.navigate", url=address + "/")
    browser.wait("document.getElementById('about')?.textContent.includes('events')")
    check("the page says what the data is", browser.value(
        "document.getElementById('about').textContent").startswith("Paris 2024, 329 events"))
    check("it offers questions to begin with", browser.value(
        "document.querySelectorAll('#log .chips button').length") >= 3)
    check("the first stop of the keyboard skips to the question",
          tab(browser) == "Skip to the question")
    browser.press("Enter", 13, "\r")
    check("and leads there", browser.wait("document.activeElement.id === 'question'"))


def chat(browser):
    ask(browser, "Who won men's singles in badminton?", "Viktor Axelsen")
    check("a result is told", True)
    check("the focus stays at the question", focused(browser) == "question")
    check("there are questions to go on with", browser.value(
        "document.querySelectorAll('#log ul.chips button').length") >= 1)
    before = browser.value("document.querySelectorAll('#log .said.user').length")
    browser.value("document.querySelector('#log ul.chips button').focus()")
    browser.press("Enter", 13, "\r")
    browser.wait(f"document.querySelectorAll('#log .said.user').length === {before + 1}"
                 " && !document.getElementById('ask').disabled")
    check("one of them is asked by keyboard", browser.value(f"{LAST}.textContent.length") > 20)
    ask(browser, "and the women?", "He Bing")
    check("the conversation goes on", True)
    ask(browser, "show the medal table", "United States")
    check("medals stand in a table with heads", browser.value(
        f"[...{LAST}.querySelectorAll('thead th[scope=col]')].map(h => h.textContent).join()")
        == "Country,Gold,Silver,Bronze,Total")
    check("countries are heads of their rows", browser.value(
        f"{LAST}.querySelectorAll('tbody th[scope=row]').length") >= 5)
    ask(browser, "<img src=x onerror=alert(1)>", "")
    check("nothing that is typed is read as HTML", browser.value(
        "document.querySelectorAll('#log img').length") == 0)


def quiz(browser):
    browser.value("document.getElementById('next').focus()")
    browser.press("Enter", 13, "\r")
    browser.wait("document.querySelectorAll('#options button').length === 4")
    check("the focus goes to the question of the quiz", focused(browser) == "prompt")
    browser.press("b", 66, "b")
    browser.wait("document.getElementById('score').textContent.endsWith('of 1')")
    verdict = browser.value("document.getElementById('verdict').textContent")
    check("the answer is explained", verdict.startswith(("Right.", "Not quite.")) and "won" in verdict)
    check("the right one is marked, in words too", browser.value(
        "document.querySelector('#options .right').textContent.includes('the right answer')"))
    check("the focus goes to the next question", focused(browser) == "next")
    browser.press("Enter", 13, "\r")
    browser.wait("!document.querySelector('#options button').disabled")
    browser.value("document.querySelectorAll('#options button')[0].click()")
    browser.wait("document.getElementById('score').textContent.endsWith('of 2')")
    check("the score is kept", True)


def look(browser, picture):
    browser.value("document.getElementById('anew').click()")
    check("a conversation can be begun anew", browser.value(
        "document.querySelectorAll('#log .said').length") == 0)
    ask(browser, "Who won men's singles in badminton?", "Viktor Axelsen")
    ask(browser, "Medal table in archery", "South Korea")
    quiz(browser)
    browser.value("document.activeElement.blur()")
    for scheme, ground in [("dark", "rgb(22, 24, 28)"), ("light", "rgb(251, 250, 247)")]:
        browser.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme}])
        check(f"there is a {scheme} form", browser.value(
            "getComputedStyle(document.body).backgroundColor") == ground)
    if picture:
        shot = browser.call("Page.captureScreenshot", format="png")
        pathlib.Path(picture).write_bytes(base64.b64decode(shot["data"]))
    browser.call("Emulation.setEmulatedMedia", features=[
        {"name": "prefers-reduced-motion", "value": "reduce"}])
    check("nothing moves for those who do not like it", browser.value(
        "const e = document.createElement('p'); e.className = 'busy'; document.body.append(e);"
        "const name = getComputedStyle(e).animationName; e.remove(); name") == "none")
    browser.call("Emulation.setDeviceMetricsOverride", width=360, height=740,
                 deviceScaleFactor=1, mobile=True)
    check("a telephone needs no scrolling to the side", browser.value(
        "document.documentElement.scrollWidth <= 360"))


def judge(browser, address):
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    roles = {node.get("role", {}).get("value") for node in nodes if not node.get("ignored")}
    check("the conversation is a live log", "log" in roles)
    nameless = [
        node["role"]["value"] for node in nodes
        if not node.get("ignored")
        and node.get("role", {}).get("value") in ("button", "textbox", "log", "table", "region")
        and not node.get("name", {}).get("value")]
    check("every control has a name", not nameless or print(nameless))
    complaints = browser.complaints()
    check("the browser does not complain", not complaints or print(complaints))
    check("nothing is loaded from elsewhere", not browser.requests_outside(address))


def main():
    address = sys.argv[1]
    picture = sys.argv[2] if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        browser = Browser(folder)
        try:
            begin(browser, address)
            chat(browser)
            look(browser, picture)
            judge(browser, address)
        finally:
            browser.close()


main()
