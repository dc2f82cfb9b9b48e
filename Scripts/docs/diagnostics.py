"""The page of diagnostics: from the data file, checked against the codes in the sources."""
import json
import os
import re

from swift_text import sources

DATA = "Sources/Tools/IsletCommand/Data/diagnostics.json"
PAGE = "docs/DIAGNOSTICS.md"
SEVERITIES = ("error", "warning", "note")
FIELDS = ("code", "severity", "noticed", "device", "mend")

CODE = r'"([a-z]+(?:-[a-z]+)*)"'
# Where a code is written: as a labelled argument, as the first argument of a function that reports, or as a constant.
USES = re.compile(r'(?<!SystemRefusal\()\bcode:\s*%s|\b(?:report|note|warning|finding|error)\(\s*%s\s*,|\bdiagnosticCode = %s' % (CODE, CODE, CODE))
# Declarations whose strings are codes.
HOLDERS = re.compile(r"\b(?:var code: String|func code\(of\b[^{]*-> String|enum Code\b[^{]*)\s*\{")


def entries(root):
    with open(os.path.join(root, DATA), encoding="utf-8") as file:
        return json.load(file)


def block(text, start):
    """The text between the brace that ends at `start` and its partner."""
    depth, position = 1, start
    while depth and position < len(text):
        depth += {"{": 1, "}": -1}.get(text[position], 0)
        position += 1
    return text[start:position - 1]


def codes(root):
    """Every code the sources use, with the file of its first use."""
    found = {}
    for path in sources(root, "Sources"):
        with open(os.path.join(root, path), encoding="utf-8") as file:
            text = file.read()
        names = [name for match in USES.finditer(text) for name in match.groups() if name]
        for match in HOLDERS.finditer(text):
            names += re.findall(CODE, block(text, match.end()))
        for name in names:
            found.setdefault(name, path)
    return found


def problems(root):
    """What is wrong with the data file, a line each."""
    listed, used = entries(root), codes(root)
    names = [entry["code"] for entry in listed]
    result = []
    if names != sorted(set(names)):
        result.append(f"{DATA}: the codes are not sorted, or one is there twice")
    for entry in listed:
        if tuple(entry) != FIELDS or not all(entry.values()):
            result.append(f"{DATA}: {entry['code']} needs {', '.join(FIELDS)}, in this order")
        elif not set(entry["severity"]) <= set(SEVERITIES):
            result.append(f"{DATA}: {entry['code']} has a severity that is none of {', '.join(SEVERITIES)}")
    for name in sorted(set(used) - set(names)):
        result.append(f"{used[name]}: the code {name} is not in {DATA}; describe it there")
    for name in sorted(set(names) - set(used)):
        result.append(f"{DATA}: no source uses the code {name}; take it out")
    return result


def page(root):
    lines = [
        "# Diagnostics",
        "",
        "Every code that Islet reports: what was noticed, what a device would do, and how to mend it.",
        f"Errors make `islet render` exit with 1 or more. Written by `Scripts/generate-docs` from `{DATA}`.",
        "",
        "| Code | Severity | Noticed | On a device | Mend |",
        "|---|---|---|---|---|",
    ]
    for entry in entries(root):
        cells = [f"`{entry['code']}`", ", ".join(entry["severity"]), entry["noticed"], entry["device"], entry["mend"]]
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(lines) + "\n"
