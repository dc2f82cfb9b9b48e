"""The page of what works: the public API of the frameworks, and what is not there yet."""
import json
import os

from swift_api import Support, declarations

FRAMEWORKS = "Sources/Frameworks"
MISSING = "Scripts/docs/not-there-yet.json"
PAGE = "docs/SUPPORT.md"
# Modules that user code does not import by name.
INTERNAL = {"ExtensionRuntime", "ProcessLocale"}
TITLES = {"FoundationOverlay": "Foundation", "XCTestOverlay": "XCTest"}
NOTES = {"FoundationOverlay": "What is added to Swift's own Foundation for Linux, which is there as a whole."}
# Types whose modifiers are listed, by module.
MODIFIED = {"SwiftUI": ["View", "Text", "Image", "Shape", "Scene", "WidgetConfiguration"], "WidgetKit": ["View", "Image", "WidgetConfiguration"],
            "Charts": ["View", "ChartContent", "AxisMark"]}
# Public types that are Islet's own.
OWN = {
    "Combine": {"ClockDate", "ClockStride"},
    "CoreData": {"InMemoryBackend", "ManagedObjectClasses", "PersistentStoreBackend", "StoredRow"},
    "FoundationOverlay": {"DeviceContainers", "OverlayDiagnostics", "ProgramRegistry"},
    "SwiftData": {"ModelStore"},
    "SwiftUI": {"AnyLayoutCache", "ExtensionMain"},
    "UIKit": {"AppFonts", "BundleAssets"},
}
ORDER = {"yes": 0, "partly": 1, "no": 2}


def merged(supports):
    """The support of several declarations of one name."""
    kinds = sorted(set(supports), key=lambda kind: (ORDER[kind.status], kind.note))
    if len(kinds) == 1:
        return kinds[0]
    if {kind.status for kind in kinds} == {"no"}:
        return kinds[0]
    notes = [kind.note for kind in kinds if kind.status != "yes"]
    return Support("partly", "Some forms: " + "; ".join(notes))


def table(found):
    """Rows of names by status and note; `found` holds pairs of a name and its support."""
    names = {}
    for name, support in found:
        names.setdefault(name, []).append(support)
    rows = {}
    for name in sorted(names, key=lambda name: (name.lower(), name)):
        rows.setdefault(merged(names[name]), []).append(name)
    lines = ["| | API | Note |", "|---|---|---|"]
    for kind in sorted(rows, key=lambda kind: (ORDER[kind.status], kind.note)):
        lines.append(f"| {kind.status} | {', '.join(f'`{name}`' for name in rows[kind])} | {kind.note.replace('|', chr(92) + '|')} |")
    return lines


def is_hidden(name):
    return any(part.startswith("_") for part in name.split("."))


def types(found):
    """Types, and functions that belong to none."""
    for item in found:
        name = f"{item.owner}.{item.name}" if item.owner else item.name
        if item.keyword == "func":
            name += "()"
        is_type = item.keyword not in ("func", "var", "typealias") or (item.keyword != "var" and not item.owner)
        if is_type and not is_hidden(name) and name.split(".")[0] not in OWN.get(item.module, ()):
            yield name, item.support


def members(found, owner, keyword):
    for item in found:
        if item.owner == owner and item.keyword == keyword and not item.is_static and not is_hidden(item.name):
            yield item.name, item.support


def by_module(root):
    modules = {}
    for item in declarations(root, FRAMEWORKS):
        if item.module not in INTERNAL:
            modules.setdefault(item.module, []).append(item)
    return sorted(modules.items(), key=lambda pair: (pair[0] not in MODIFIED, TITLES.get(pair[0], pair[0]).lower()))


def section(module, found):
    lines = [f"## {TITLES.get(module, module)}", ""]
    if module in NOTES:
        lines += [NOTES[module], ""]
    parts = [("Types and functions", list(types(found)))]
    for owner in MODIFIED.get(module, []):
        parts.append((f"Modifiers of {owner}", list(members(found, owner, "func"))))
    if module in MODIFIED:
        parts.append(("Environment values", list(members(found, "EnvironmentValues", "var"))))
    parts = [(title, part) for title, part in parts if part]
    for title, part in parts:
        if len(parts) > 1:
            lines += [f"### {title}", ""]
        lines += table(part) + [""]
    return lines if parts else []


def missing(root):
    with open(os.path.join(root, MISSING), encoding="utf-8") as file:
        return json.load(file)


def problems(root):
    """Names listed as not there that are there: a line each."""
    result = []
    modules = dict(by_module(root))
    for framework, names in missing(root).items():
        found = modules.get(framework, [])
        there = {name for name, _ in types(found)}
        there |= {item.name for item in found if item.keyword == "func" and item.owner in MODIFIED.get(framework, [])}
        result += [f"{MISSING}: {framework} has {name}; take it out" for name in names if name.lstrip("@#") in there]
    return result


def page(root):
    lines = [
        "# Support",
        "",
        "What of Apple's API is there: *yes* works, *partly* works with the limits named, *no* compiles and has no effect or always fails.",
        "Written by `Scripts/generate-docs` from the sources' `- Support:` marks; a view that works in an app's window only is *partly*.",
        "",
    ]
    for module, found in by_module(root):
        lines += section(module, found)
    lines += ["## Not there yet", "", "Sources that use these do not compile.", "", "| Framework | API |", "|---|---|"]
    for framework, names in sorted(missing(root).items()):
        lines.append(f"| {framework} | {', '.join(f'`{name}`' for name in names)} |")
    return "\n".join(lines) + "\n"
