"""Uses the page of a server in a headless Chromium, by keyboard where people may.

usage: page.py ADDRESS [PICTURE]

With PICTURE, a screenshot of the findings goes there.
"""

import base64
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from websockets.sync.client import connect

RECEIPT = """CAFÉ LUMIÈRE
12 rue des Lilas, Lyon

2 croissants        4,60 €
1 café crème        3,20 €
TOTAL TTC           7,80 €
dont TVA 10 %       0,71 €

Carte bancaire **** 4417
14/03/2025 08:52   Ticket 20391
"""


class Browser:
    def __init__(self, folder):
        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--remote-debugging-port=0", f"--user-data-dir={folder}", "--window-size=1180,900",
             "about:blank"],
            stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            found = re.search(r"DevTools listening on ws://([^/]+)/", line)
            if found:
                break
        else:
            sys.exit("error: Chromium did not start")
        import urllib.request
        pages = json.load(urllib.request.urlopen(f"http://{found.group(1)}/json"))
        page = next(page for page in pages if page["type"] == "page")
        self.socket = connect(page["webSocketDebuggerUrl"], max_size=1 << 26)
        self.number = 0
        self.events = []
        for domain in ["Page", "Runtime", "Log", "Accessibility", "Network"]:
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps(
            {"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv(timeout=60))
            if message.get("id") == self.number:
                if "error" in message:
                    sys.exit(f"error: {method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def value(self, script):
        result = self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            sys.exit(f"error: {script}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait(self, script, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = self.value(script)
            if value:
                return value
            time.sleep(0.1)
        sys.exit(f"error: it does not become true that {script}")

    def press(self, key, code=0, text=""):
        for kind in ["keyDown", "keyUp"]:
            self.call(
                "Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code,
                text=text if kind == "keyDown" else "")

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()


def check(name, condition):
    if not condition:
        sys.exit(f"error: {name}")
    print(f"ok: {name}")


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
    complaints = [
        event["params"] for event in browser.events
        if event.get("method") == "Runtime.exceptionThrown"
        or event.get("method") == "Log.entryAdded"
        and event["params"]["entry"]["level"] in ("warning", "error")
        and "favicon" not in json.dumps(event)]
    check("the browser does not complain", not complaints or print(complaints))
    outside = [
        event["params"]["request"]["url"] for event in browser.events
        if event.get("method") == "Network.requestWillBeSent"
        and not event["params"]["request"]["url"].startswith((address, "data:", "about:"))]
    check("nothing is loaded from elsewhere", not outside)


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
