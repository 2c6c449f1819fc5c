"""Asks a server's own endpoints for what they give with a real model.

usage: endpoints.py ADDRESS SOCKET

SOCKET is the file of a second server.
"""

import base64
import http.client
import json
import pathlib
import socket
import sys
import urllib.request

ADDRESS = sys.argv[1]
RECEIPT = pathlib.Path("Examples/Documents/receipt.png")


def check(name, condition):
    if not condition:
        sys.exit(f"error: {name}")
    print(f"ok: {name}")


def post(path, body):
    request = urllib.request.Request(
        f"{ADDRESS}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=300) as response:
        return json.load(response)


def tokens():
    for text in ["Hello, world!", "Straße 5 \u2013 na\u00efve \U0001f600", " ", "a\n\n  b"]:
        ids = post("/tokenize", {"content": text})["tokens"]
        check(f"{text!r} is the text of its tokens",
              post("/detokenize", {"tokens": ids})["content"] == text)
        pieces = post("/tokenize", {"content": text, "with_pieces": True})["tokens"]
        check(f"{text!r} has the same tokens with their texts",
              [piece["id"] for piece in pieces] == ids)


def pictures():
    data = base64.b64encode(RECEIPT.read_bytes()).decode()
    for picture in [data, f"data:image/png;base64,{data}"]:
        answer = post("/v1/extract", {"recipe": "expense", "picture": picture})
        text = answer["text"]
        check("a picture is read", len(text) > 20)
        found = [field for field in answer["fields"].values() if field.get("ranges")]
        check("its fields have ranges of its text", found)
        for field in found:
            for start, end in [r["utf16"] for r in field["ranges"]]:
                units = text.encode("utf-16-le")
                check("a range is in the text", 0 <= start < end <= len(units) // 2)
    try:
        post("/v1/extract", {"picture": base64.b64encode(b"no picture").decode()})
        check("what is no picture is refused", False)
    except urllib.error.HTTPError as error:
        check("what is no picture is refused",
              error.code == 400 and json.load(error)["error"]["param"] == "picture")


def metrics():
    with urllib.request.urlopen(f"{ADDRESS}/metrics", timeout=30) as response:
        text = response.read().decode()
    check("the metrics count the requests",
          'apus_requests_total{path="/v1/extract",status="200"} 2' in text)


class SocketConnection(http.client.HTTPConnection):
    def connect(self):
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.connect(self.host)


def files(path):
    connection = SocketConnection(path, timeout=120)
    for _ in range(3):
        connection.request(
            "POST", "/v1/chat/completions", json.dumps(
                {"messages": [{"role": "user", "content": "Hi"}], "max_tokens": 4}),
            {"Content-Type": "application/json"})
        response = connection.getresponse()
        check("a socket in the file system answers",
              response.status == 200 and json.load(response)["choices"])


def main():
    tokens()
    pictures()
    metrics()
    files(sys.argv[2])


main()
