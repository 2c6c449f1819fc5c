"""A headless Chromium, over the Chrome DevTools Protocol."""

import json
import re
import subprocess
import sys
import time
import urllib.request

from websockets.sync.client import connect


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

    def complaints(self):
        """What the browser warned of, but for an icon that is not there."""
        return [
            event["params"] for event in self.events
            if event.get("method") == "Runtime.exceptionThrown"
            or event.get("method") == "Log.entryAdded"
            and event["params"]["entry"]["level"] in ("warning", "error")
            and "favicon" not in json.dumps(event)]

    def requests_outside(self, address):
        """The addresses that were asked for at other servers."""
        return [
            event["params"]["request"]["url"] for event in self.events
            if event.get("method") == "Network.requestWillBeSent"
            and not event["params"]["request"]["url"].startswith((address, "data:", "about:"))]

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()


def check(name, condition):
    if not condition:
        sys.exit(f"error: {name}")
    print(f"ok: {name}")
