"""A Chat Completions server on loopback that answers, fails or waits as its path says.

It prints its port and serves until it is ended.
"""

import http.server
import json
import time

FULL = {"error": {
    "code": 400, "type": "exceed_context_size_error", "n_prompt_tokens": 9000, "n_ctx": 4096,
    "message": "request (9000 tokens) exceeds the available context size (4096 tokens)"}}
FILTER = {"error": {"code": "content_filter", "message": "no"}}
OOPS = {"error": {"code": 500, "message": "oops"}}
attempts = {}


def example(schema, whole):
    """Some value that follows a schema."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return example(whole["$defs"][name], whole)
    if "enum" in schema:
        return schema["enum"][0]
    if "anyOf" in schema:
        return example(schema["anyOf"][0], whole)
    if schema.get("type") == "object":
        return {name: example(part, whole) for name, part in schema["properties"].items()}
    return {"integer": 1, "number": 1, "boolean": True, "array": []}.get(schema.get("type"), "x")


def completion(request):
    schema = request["response_format"]["json_schema"]["schema"]
    return {"id": "1", "object": "chat.completion", "model": "default", "choices": [{
        "index": 0, "finish_reason": "stop", "message": {
            "role": "assistant", "content": json.dumps(example(schema, schema))}}]}


class Handler(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        way = self.path.split("/")[1]
        attempts[way] = attempts.get(way, 0) + 1
        if way == "slow":
            time.sleep(20)
        elif way == "fails" or way == "recovers" and attempts[way] < 3:
            self.answer(500, OOPS)
        elif way == "busy":
            self.answer(429, OOPS, ("Retry-After", "600"))
        elif way == "full":
            self.answer(400, FULL)
        elif way == "refuses":
            self.answer(400, FILTER)
        else:
            self.answer(200, completion(request))

    def answer(self, status, document, *fields):
        body = json.dumps(document).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        for name, value in fields:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    print(server.server_address[1], flush=True)
    server.serve_forever()


main()
