"""The page of rules: from the data file, with the tests that hold the system to them."""
import json
import os
import re

from swift_text import sources

DATA = "Sources/Model/IsletModel/Data/rules/catalogue.json"
PAGE = "docs/RULES.md"
COUNT = 167
CERTAINTIES = ("high", "medium", "low", "refuted")
REQUIRED = ("rule", "group", "text", "sources", "certainty", "module")
OPTIONAL = ("remark", "tests", "later")

# A test that says in its name which rules it is about: @Test("R61, R63–R65, C7: …", …) … func name(
NAMED = re.compile(r'@Test\(\s*"([RC][^":]*):[^"]*"(?:[^{]*?)\bfunc\s+(\w+)', re.DOTALL)
SUITE = re.compile(r"\b(?:struct|class|enum)\s+(\w+)")
FUNCTION = re.compile(r"\bfunc\s+(\w+)")
NUMBERS = re.compile(r"R(\d+)(?:\s*[–-]\s*R(\d+))?")


def entries(root):
    with open(os.path.join(root, DATA), encoding="utf-8") as file:
        return json.load(file)


def numbers(label):
    """The rules of a label such as `R61, R63–R65, C7`."""
    found = []
    for first, last in NUMBERS.findall(label):
        found += [f"R{number}" for number in range(int(first), int(last or first) + 1)]
    return found


def suite(text, position):
    """The type a test lies in: the last one declared at the start of a line before it."""
    names = re.findall(r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:final |private |fileprivate )*(?:struct|class|enum|extension)\s+(\w+)", text[:position], re.MULTILINE)
    return names[-1] if names else ""


def tests(root):
    """Tests by rule, as `Suite.function`, and all functions of test files by suite."""
    by_rule, functions = {}, {}
    for path in sources(root, "Tests"):
        with open(os.path.join(root, path), encoding="utf-8") as file:
            text = file.read()
        for match in NAMED.finditer(text):
            for rule in numbers(match.group(1)):
                by_rule.setdefault(rule, []).append(f"{suite(text, match.start())}.{match.group(2)}")
        names = set(FUNCTION.findall(text))
        for name in SUITE.findall(text):
            functions.setdefault(name, set()).update(names)
    return by_rule, functions


def problems(root):
    """What is wrong with the data file, a line each."""
    listed = entries(root)
    by_rule, functions = tests(root)
    result = []
    if [entry.get("rule") for entry in listed] != [f"R{number}" for number in range(1, COUNT + 1)]:
        result.append(f"{DATA}: the rules are not R1 to R{COUNT} in their order")
    for entry in listed:
        name = entry.get("rule")
        if not set(REQUIRED) <= set(entry) <= set(REQUIRED + OPTIONAL) or not all(entry.values()):
            result.append(f"{DATA}: {name} needs {', '.join(REQUIRED)}, and may have {', '.join(OPTIONAL)}")
            continue
        if entry["certainty"] not in CERTAINTIES:
            result.append(f"{DATA}: the certainty of {name} is none of {', '.join(CERTAINTIES)}")
        for test in entry.get("tests", []):
            owner, _, function = test.partition(".")
            if function not in functions.get(owner, set()):
                result.append(f"{DATA}: {name} names the test {test}, which is not there")
        if not entry.get("tests") and not by_rule.get(name) and not entry.get("later"):
            result.append(f"{DATA}: no test is named for {name}: write one, @Test(\"{name}: …\"), or say which capability it waits for (later)")
    for rule in sorted(set(by_rule) - {entry.get("rule") for entry in listed}):
        result.append(f"{DATA}: the test {by_rule[rule][0]} is named for {rule}, which is no rule")
    return result


def cell(text):
    return text.replace("|", "\\|")


def held(entry, by_rule):
    """What holds the system to a rule: tests, or the capability that it waits for."""
    named = list(dict.fromkeys(by_rule.get(entry["rule"], []) + entry.get("tests", [])))
    if named:
        return ", ".join(f"`{test}`" for test in sorted(named))
    return f"not yet: {entry['later']}" if "later" in entry else "none"


def page(root):
    by_rule, _ = tests(root)
    listed = entries(root)
    lines = [
        "# Rules",
        "",
        "What five source documents (000 to 004) claim about widgets, Live Activities and controls, numbered as the ledger of a simulation names",
        "them, with how certain each is, the module that keeps it and the tests that hold it to that. *Refuted* claims are contradicted by Apple's",
        "documents; the system follows Apple, and the remark says how. C1 to C18 number places where the documents contradict each other or Apple.",
        f"Written by `Scripts/generate-docs` from `{DATA}` and the names of the tests.",
    ]
    group = None
    for entry in listed:
        if entry["group"] != group:
            group = entry["group"]
            lines += ["", f"## {group}", "", "| | Rule | Certainty | Remark | Source | Module | Tests |", "|---|---|---|---|---|---|---|"]
        cells = [
            entry["rule"], cell(entry["text"]), entry["certainty"], cell(entry.get("remark", "")),
            cell("; ".join(source.replace("source document ", "") for source in entry["sources"])), f"`{entry['module']}`", cell(held(entry, by_rule)),
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"
