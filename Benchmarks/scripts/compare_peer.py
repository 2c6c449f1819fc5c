"""Compares maskbench with llguidance: usage: compare_peer.py MASKBENCH MODEL.gguf FOLDER [FILES]

Both get the same vocabulary, schemas and tokens, in one run, taking turns file by file. Compiling
starts from the schema's text and ends with a matcher that is ready. A mask is computed before each
token of a valid instance and before its end. Times are of schemas that both compile and of
instances that both accept.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import time

import llguidance
import llguidance.numpy


# How Qwen2's tokenizer splits text before merging (its tokenizer.json).
PATTERN = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*"
    r"|\s*[\r\n]+|\s+(?!\S)|\s+"
)


class Vocabulary:
    """The tokens' bytes, and a tokenizer of llguidance's own for them.

    In the vocabularies of Qwen2 a token's number is the rank of its merge, so that the numbers are
    all that a byte-level tokenizer needs. llguidance asks it for the tokens of forced bytes.
    """

    def __init__(self, path):
        dump = json.loads(path.read_text())
        self.tokens = [bytes.fromhex(token) for token in dump["tokens"]]
        self.end_tokens = dump["end_tokens"]
        self.tokenizer = llguidance.LLTokenizer.from_tiktoken(
            encoder={token: i for i, token in enumerate(self.tokens) if token},
            special_tokens={
                f"<|special_{i}|>": i for i, token in enumerate(self.tokens) if not token
            },
            pattern=PATTERN,
            eos_token=self.end_tokens,
            n_vocab=len(self.tokens),
            slices=llguidance.LLTokenizer.json_slices(),
        )

    def splits(self, tokens):
        """Whether llguidance's tokenizer makes the same tokens of the text."""
        text = b"".join(self.tokens[token] for token in tokens)
        return self.tokenizer.tokenize_bytes(text) == tokens


class Peer:
    def __init__(self, vocabulary):
        self.vocabulary = vocabulary
        self.tokenizer = vocabulary.tokenizer
        self.end = vocabulary.end_tokens[0]
        self.mask = llguidance.numpy.allocate_token_bitmask(1, len(vocabulary.tokens))[0]
        # Asking for these takes longer than many a mask.
        self.address = self.mask.ctypes.data
        self.size = self.mask.nbytes
        self.splits_differ = 0

    def compile(self, schema):
        """A matcher, or None if the schema is refused, and the microseconds it took."""
        options = {"whitespace_flexible": False, "item_separator": ",", "key_separator": ":"}
        start = time.perf_counter_ns()
        grammar = llguidance.LLMatcher.grammar_from_json_schema(schema, overrides=options)
        matcher = llguidance.LLMatcher(self.tokenizer, grammar, log_level=0)
        elapsed = (time.perf_counter_ns() - start) / 1000
        return (None if matcher.is_error() else matcher), elapsed

    def write(self, matcher, tokens):
        """The microseconds of each mask if the tokens are accepted, else None."""
        times = []
        for token in [*tokens, self.end]:
            start = time.perf_counter_ns()
            matcher.unsafe_compute_mask_ptr(self.address, self.size)
            times.append((time.perf_counter_ns() - start) / 1000)
            if not self.mask[token >> 5] >> (token & 31) & 1:
                return None
            if token != self.end and not matcher.consume_token(token):
                return None
        return times

    def accepts(self, matcher, tokens):
        """The microseconds of each mask, or None, on a matcher of its own."""
        if tokens is None:
            return None
        self.splits_differ += not self.vocabulary.splits(tokens)
        return self.write(matcher.deep_copy(), tokens)


class Counts:
    """What became of the files, and the times."""

    def __init__(self, name):
        self.name = name
        self.files = self.clean = self.refused = 0
        self.valid_rejected = self.invalid_accepted = 0
        self.compile = []
        self.masks = []

    def add(self, refused, cases):
        self.files += 1
        if refused:
            self.refused += 1
            return
        wrong = [valid for valid, accepted in cases if valid != accepted]
        self.clean += not wrong
        self.valid_rejected += wrong.count(True)
        self.invalid_accepted += wrong.count(False)


def quantiles(times):
    ordered = sorted(times)
    if not ordered:
        return [0.0] * 4
    ranks = [0.5, 0.9, 0.99, 1]
    return [ordered[max(-int(-rank * len(ordered) // 1) - 1, 0)] for rank in ranks]


def main():
    binary, model, folder = sys.argv[1:4]
    limit = int(sys.argv[4]) if len(sys.argv) > 4 else None
    files = sorted(pathlib.Path(folder).glob("*.json"))[:limit]
    with tempfile.TemporaryDirectory() as temporary:
        dump = pathlib.Path(temporary) / "vocabulary.json"
        subprocess.run([binary, "--model", model, "--dump-vocabulary", dump], check=True)
        peer = Peer(Vocabulary(dump))
    ours = subprocess.Popen(
        [binary, "--model", model, "--answer"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    counts = Counts("apus"), Counts(f"llguidance {llguidance.__version__}")
    for file in files:
        ours.stdin.write(f"{file}\n")
        ours.stdin.flush()
        answer = json.loads(ours.stdout.readline())
        schema = json.dumps(json.loads(file.read_text())["schema"])
        compare(answer, peer, schema, counts)
    ours.stdin.close()
    ours.wait()
    report(counts)
    print(f"texts that llguidance's tokenizer splits otherwise: {peer.splits_differ}")


def compare(answer, peer, schema, counts):
    accepted = [case["accepts_raw"] or case["accepts_declared"] for case in answer["cases"]]
    valid = [case["valid"] for case in answer["cases"]]
    counts[0].add(answer["refused"], list(zip(valid, accepted)))
    matcher, compile_us = peer.compile(schema)
    if matcher is None:
        counts[1].add(True, [])
        return
    if not answer["refused"]:
        counts[0].compile.append(answer["compile_us"])
        counts[1].compile.append(compile_us)
    judgements = []
    for case in answer["cases"]:
        orders = [case["raw"]] + [case["declared"]] * (case["declared"] != case["raw"])
        times = [peer.accepts(matcher, tokens) for tokens in orders]
        judgements.append((case["valid"], any(t is not None for t in times)))
        # The order in which maskbench wrote it.
        written = times[0] if case["accepts_raw"] else times[-1]
        if case["mask_us"] and written is not None:
            counts[0].masks += case["mask_us"]
            counts[1].masks += written
    counts[1].add(False, judgements)


def report(counts):
    row = "{:22}" + "{:>20}" * len(counts) + "{:>12}"
    print(row.format("", *(c.name for c in counts), "ratio"))
    for label in ["files", "clean", "refused", "valid_rejected", "invalid_accepted"]:
        print(row.format(label.replace("_", " "), *(getattr(c, label) for c in counts), ""))
    for label in ["compile", "masks"]:
        print(row.format(f"{label}, number", *(len(getattr(c, label)) for c in counts), ""))
        columns = [quantiles(getattr(c, label)) for c in counts]
        for name, *figures in zip(["p50", "p90", "p99", "max"], *columns):
            ratio = f"{figures[1] / figures[0]:.1f}" if figures[0] else ""
            print(row.format(f"{label} {name}, µs", *(f"{f:.1f}" for f in figures), ratio))


main()
