"""Reads Swift declarations, as the compiler prints them and as the list of Apple's has them."""

import re
from dataclasses import dataclass, field

QUALIFIERS = re.compile(
    r"\b(?:Swift|_Concurrency|_StringProcessing|Foundation|FoundationEssentials|"
    r"FoundationInternationalization|Observation|LanguageModelAPI|FoundationModels)\.(?=\w)")
KEYWORDS = {
    "func", "var", "let", "init", "init?", "subscript", "case", "typealias", "associatedtype",
    "struct", "class", "enum", "protocol", "extension", "macro", "deinit"}
TYPE_KEYWORDS = {"struct", "class", "enum", "protocol", "extension"}
# What makes no difference to code that uses the declaration.
IGNORED_MODIFIERS = {
    "public", "open", "final", "convenience", "override", "required", "nonisolated"}
IGNORED_ATTRIBUTES = {
    "_hasMissingDesignatedInitializers", "frozen", "inlinable", "usableFromInline",
    "preconcurrency", "_implements"}


@dataclass
class Declaration:
    """A declaration or a conformance, in a form in which equal ones are equal texts."""

    path: tuple  # The names of the types around it.
    text: str
    generation: str = ""
    reason: str = ""  # Why it is missing or different.
    instead: str = ""  # What is declared in its place.
    source: str = ""

    @property
    def key(self):
        return (self.path, self.text)

    @property
    def name(self):
        """What differing declarations of the same symbol have in common."""
        text = re.sub(r"^(?:(?:requirement|@\S+(?:\([^)]*\))?) )+", "", self.text)
        text = re.sub(r"^(?:static |mutating |nonisolated\(nonsending\) )+", "", text)
        head = re.match(r"(\w+\??) ?([^\s(<:]*)", text)
        signature = split_top(text, " where ")[0].split(" -> ")[0]
        labels = re.findall(r"[(,] ?(?:@\w+ )?(\w+): ", signature)
        return (self.path, head.group(0) if head else text, tuple(labels))

    def __str__(self):
        return f"{'.'.join(self.path)}: {self.text}" if self.path else self.text


def split_top(text, separator):
    """Splits where no bracket is open; `->` closes none."""
    parts, depth, start, position = [], 0, 0, 0
    while position < len(text):
        character = text[position]
        if depth == 0 and text.startswith(separator, position):
            parts.append(text[start:position])
            position += len(separator)
            start = position
            continue
        if character in "([<{":
            depth += 1
        elif character in ")]}" or (character == ">" and text[position - 1] != "-"):
            depth -= 1
        position += 1
    return parts + [text[start:]]


def closing(text, start):
    """The position after the bracket that closes the one at `start`."""
    depth = 0
    for position in range(start, len(text)):
        if text[position] in "([<{":
            depth += 1
        elif text[position] in ")]}" or (text[position] == ">" and text[position - 1] != "-"):
            depth -= 1
            if depth == 0:
                return position + 1
    raise ValueError(f"unbalanced brackets: {text}")


def take_attributes(text):
    """Cuts the attributes off the front of a declaration."""
    attributes = []
    while match := re.match(r"@([\w.]+)", text):
        end = match.end()
        if end < len(text) and text[end] == "(":
            end = closing(text, end)
        attribute = text[:end][1:]
        text = text[end:].lstrip()
        name = match.group(1)
        if name == "available":
            if "unavailable" in attribute:
                attributes.append("unavailable")
            elif "deprecated" in attribute:
                attributes.append("deprecated")
        elif name == "_functionBuilder":
            attributes.append("resultBuilder")
        elif name not in IGNORED_ATTRIBUTES:
            attributes.append(attribute)
    return attributes, text


def take_modifiers(text):
    """Cuts the modifiers off; returns those that matter, the keyword, and what follows it."""
    modifiers = []
    while True:
        match = re.match(r"(nonisolated\(nonsending\)|[a-z]+\??)(?=\W|$)", text)
        if not match:
            raise ValueError(f"not a declaration: {text}")
        word, rest = match.group(1), text[match.end():].lstrip()
        if word in KEYWORDS and not (word == "class" and re.match(r"(func|var|subscript)\b", rest)):
            return modifiers, word, rest
        if word not in IGNORED_MODIFIERS:
            modifiers.append(word)
        text = rest


def short_names(text, path, in_protocol):
    """Writes types as code inside the type at `path` can write them."""
    text = QUALIFIERS.sub("", text)
    text = re.sub(r"\s+", " ", text).strip()
    text = text.replace(" : ", ": ").replace("`", "")
    text = re.sub(r"(\w)<[\w, ]+>\.(?=[A-Z])", r"\1.", text)
    text = re.sub(r"\bSelf\.", "", text)
    for depth in range(len(path), 0, -1):
        prefix = re.escape(".".join(path[:depth]))
        text = re.sub(rf"(?<![\w.]){prefix}\.(?=\w)", "", text)
    if path and not in_protocol:
        text = re.sub(r"\bSelf\b", path[-1], text)
    return text


def parameter(text, is_unnamed):
    """A parameter without the name that only its function sees.

    The only name of a parameter of a subscript or of an operator is such a name.
    """
    attributes, text = take_attributes(text)
    names, *rest = split_top(text, ": ")
    label = "_" if is_unnamed and " " not in names else names.split(" ")[0]
    return " ".join(["@" + a for a in sorted(attributes)] + [f"{label}: {': '.join(rest)}"])


def payload(text):
    return text[3:] if text.startswith("_: ") else text


def canonical(text, path, constraints=(), in_protocol=False, requirement=False):
    """The declaration in the form that is compared."""
    attributes, text = take_attributes(text.strip())
    modifiers, keyword, rest = take_modifiers(text)
    attributes = [short_names(a, path, in_protocol) for a in attributes]
    accessors = ""
    if keyword in ("var", "let", "subscript"):
        rest, braces, block = rest.partition(" {") if "{" in rest else (rest, "", "")
        if keyword == "let":
            accessors = "{ get }"
        elif braces:
            accessors = "{" + block.replace("_modify", "set")
        else:
            accessors = "{ get set }"
        accessors = re.sub(r"\s+", " ", accessors).strip()
        keyword = "var" if keyword == "let" else keyword
    rest, *where = split_top(short_names(rest, path, in_protocol), " where ")
    requirements = [r for part in where for r in split_top(part, ", ")]

    name = ""
    if keyword not in ("init", "init?", "subscript", "deinit"):
        # The name of an operator is followed by a space.
        name, rest = re.match(r"([^\w\s]+ |[^(<:=\s]+)(.*)", rest).groups()
    is_operator = name.endswith(" ")
    generics = ""
    if rest.startswith("<"):
        end = closing(rest, 0)
        names = []
        for item in split_top(rest[1:end - 1], ", "):
            item, *bound = item.split(": ", 1)
            names.append(item)
            requirements += [f"{item}: {b}" for b in bound]
        generics, rest = f"<{', '.join(names)}>", rest[end:]
    if rest.startswith("("):
        end = closing(rest, 0)
        items = [p for p in split_top(rest[1:end - 1], ", ") if p]
        unnamed = is_operator or keyword == "subscript"
        convert = payload if keyword == "case" else lambda p: parameter(p, unnamed)
        rest = f"({', '.join(map(convert, items))})" + rest[end:]
    requirements = sorted(set(requirements) | set(constraints))
    pieces = ["requirement"] * requirement
    pieces += ["@" + a for a in sorted(attributes)] + modifiers
    pieces.append(f"{keyword} {name}{generics}{rest}" if name else f"{keyword}{generics}{rest}")
    if accessors:
        pieces.append(accessors)
    if requirements:
        pieces.append("where " + ", ".join(requirements))
    return " ".join(pieces)


@dataclass
class Scope:
    path: tuple
    keyword: str = ""
    constraints: tuple = ()
    attributes: list = field(default_factory=list)
    column: int = -1

    @property
    def is_protocol(self):
        return self.keyword == "protocol"


def open_type(text, scope):
    """The scope inside a type or an extension, and what its head declares."""
    attributes, rest = take_attributes(text)
    _, keyword, rest = take_modifiers(rest)
    head, *where = split_top(short_names(rest, (), True), " where ")
    constraints = tuple(sorted(r for part in where for r in split_top(part, ", ")))
    name, *inherited = split_top(head, ": ")
    names = tuple(re.sub(r"<.*", "", name).split("."))
    declarations = []
    if keyword == "extension":
        # Inside a type of the list an extension extends that type or one nested in it.
        path = scope.path if scope.path and names == scope.path[-1:] else scope.path + names
        inner = Scope(path, keyword, constraints)
    else:
        path = scope.path + names
        inner = Scope(path, keyword)
        bare = split_top(rest, " : ")[0] if " : " in rest else split_top(rest, ": ")[0]
        bare = split_top(bare, " where ")[0]
        declared = " ".join(["@" + a for a in attributes + scope.attributes] + [keyword, bare])
        if constraints:
            declared += " where " + ", ".join(constraints)
        declarations.append(Declaration(
            scope.path, canonical(declared, scope.path, scope.constraints), source=text))
    for protocol in split_top(inherited[0], ", ") if inherited else []:
        protocol = short_names(protocol.replace("@unchecked ", ""), path, True)
        condition = ""
        if constraints and keyword == "extension":
            condition = " where " + short_names(", ".join(constraints), path, True)
        declarations.append(
            Declaration(path, f"conformance {protocol}{condition}", source=text))
    return inner, declarations


def member(text, scope):
    attributes = " ".join("@" + a for a in scope.attributes)
    constraints = [short_names(c, scope.path, True) for c in scope.constraints]
    in_protocol = scope.is_protocol
    return Declaration(
        scope.path,
        canonical(f"{attributes} {text}", scope.path, constraints, in_protocol, in_protocol),
        source=text)


def read_interface(text):
    """The declarations of an interface that the compiler printed."""
    declarations, scopes, pending = [], [Scope(())], []
    conditions = []
    lines = iter(text.splitlines())
    for line in lines:
        line = line.strip()
        if line.startswith("#if"):
            conditions.append(True)
        elif line.startswith("#else"):
            conditions[-1] = False
        elif line.startswith("#endif"):
            conditions.pop()
        is_ignored = line.startswith(("#", "//", "import ", "@_exported import"))
        if not line or is_ignored or not all(conditions):
            continue
        if line == "}":
            scopes.pop()
            continue
        while line.count("(") > line.count(")"):  # Macros stand as they were written.
            line = f"{line} {next(lines).strip()}"
        attributes, rest = take_attributes(line)
        if not rest:
            pending.append(line)
            continue
        line, pending = " ".join(pending + [line]), []
        keyword = take_modifiers(rest)[1]
        if keyword in TYPE_KEYWORDS:
            is_empty = line.endswith("{}")
            inner, found = open_type(line.removesuffix("{}").removesuffix("{").strip(), scopes[-1])
            if keyword == "extension":
                inner.attributes = [a for a in take_attributes(line)[0] if a == "deprecated"]
            declarations += found
            if not is_empty:
                scopes.append(inner)
            continue
        if line.endswith(" {"):  # Accessors, or the body of something inlinable.
            block, depth = [], 1
            while depth:
                part = next(lines).strip()
                depth += part.count("{") - part.count("}")
                block.append(part)
            line = line + " " + " ".join(block) if keyword in ("var", "subscript") else line[:-2]
        if keyword == "macro":
            line = re.sub(r" = #externalMacro\(.*?\)", "", line)
        declarations.append(member(line, scopes[-1]))
    return declarations


def read_list(path):
    """The declarations of a file of the list."""
    declarations, scopes = [], [Scope(())]
    missing = None  # The column of a type that is missing, with all that is in it.
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            line = line.rstrip()
            if not line or line.startswith("#"):
                continue
            mark, spaces, text = re.match(r"(\S+)(\s+)(.*)", line).groups()
            column = len(mark + spaces)
            if mark == "!":
                kind, _, value = text.partition(": ")
                if kind not in ("because", "instead") or not value:
                    raise SystemExit(f"error: {path}:{number}: expected `because:` or `instead:`")
                last = declarations[-1]
                if kind == "because":
                    last.reason = value
                    if keyword in TYPE_KEYWORDS and not last.instead:
                        missing = (scopes[-1].column, value)
                else:
                    try:
                        last.instead = member(value, scopes[-1]).text
                    except ValueError as error:
                        raise SystemExit(f"error: {path}:{number}: {error}") from None
                continue
            while scopes[-1].column >= column:
                scopes.pop()
            if missing and column <= missing[0]:
                missing = None
            try:
                keyword = take_modifiers(take_attributes(text)[1])[1]
                if keyword in TYPE_KEYWORDS:
                    inner, found = open_type(text, scopes[-1])
                    inner.column = column
                    scopes.append(inner)
                else:
                    found = [member(text, scopes[-1])]
            except (ValueError, AttributeError) as error:
                raise SystemExit(f"error: {path}:{number}: {error}") from None
            for declaration in found:
                declaration.generation = mark
                declaration.source = text
                if missing:
                    declaration.reason = missing[1]
            declarations += found
    return declarations
