"""Asks a server with 64 clients at a time, and watches its memory and threads.

Nothing may fail but by 429, and what is accepted must be whole.

usage: load.py ADDRESS PROCESS
"""

import asyncio
import collections
import json
import os
import pathlib
import sys
import time

import httpx

SECONDS = float(os.environ.get("APUS_LOAD_SECONDS", "60"))
CLIENTS = 64
BODY = {
    "messages": [{"role": "user", "content": "Count from one to five."}],
    "max_tokens": 12, "temperature": 0,
}


def usage(process):
    status = pathlib.Path(f"/proc/{process}/status").read_text()
    fields = dict(line.split(":", 1) for line in status.splitlines())
    return int(fields["VmRSS"].split()[0]) // 1024, int(fields["Threads"])


def is_whole(text, streams):
    if not streams:
        choice = json.loads(text)["choices"][0]
        return choice["finish_reason"] in ("stop", "length") and choice["message"]["content"]
    return text.endswith("data: [DONE]\n\n") and '"error"' not in text


async def ask(client, address, number, end, outcomes):
    while time.monotonic() < end:
        streams = number % 2 == 1
        try:
            if number % 16 == 15:
                # Some leave in the middle.
                async with client.stream(
                        "POST", f"{address}/v1/chat/completions",
                        json={**BODY, "stream": True}) as response:
                    async for _ in response.aiter_lines():
                        break
                outcomes["left"] += 1
                continue
            response = await client.post(
                f"{address}/v1/chat/completions", json={**BODY, "stream": streams})
        except httpx.HTTPError as error:
            outcomes[f"failed: {type(error).__name__}"] += 1
            continue
        if response.status_code == 429:
            outcomes["429"] += 1
            await asyncio.sleep(min(int(response.headers["Retry-After"]), 1))
        elif response.status_code == 200 and is_whole(response.text, streams):
            outcomes["whole"] += 1
        else:
            outcomes[f"wrong: {response.status_code} {response.text[:80]}"] += 1


async def main():
    address, process = sys.argv[1], sys.argv[2]
    outcomes = collections.Counter()
    end = time.monotonic() + SECONDS
    samples = []
    limits = httpx.Limits(max_connections=CLIENTS, max_keepalive_connections=CLIENTS)
    async with httpx.AsyncClient(timeout=300, limits=limits) as client:
        tasks = [
            asyncio.create_task(ask(client, address, number, end, outcomes))
            for number in range(CLIENTS)]
        while not all(task.done() for task in tasks):
            samples.append(usage(process))
            await asyncio.sleep(1)
        await asyncio.gather(*tasks)
    quarter = len(samples) // 4
    early, late = samples[quarter], samples[-1]
    print(dict(outcomes))
    print(f"memory {early[0]} to {late[0]} MiB, threads {early[1]} to {late[1]}")
    bad = [name for name in outcomes if name not in ("429", "whole", "left")]
    if bad or outcomes["whole"] == 0 or late[0] > early[0] * 1.1 + 20 or late[1] > early[1] + 4:
        sys.exit("error: the server did not bear the load")


asyncio.run(main())
