"""Reads the public declarations of Swift files, each with what its documentation says of its support."""
import os
import re
from dataclasses import dataclass

from swift_text import blanked, sources

TYPES = ("struct", "class", "enum", "protocol", "actor")
TOKEN = re.compile(
    r"(?P<before>(?:(?:@[\w.]+(?:\([^()]*\))?|(?:public|open|internal|private|fileprivate|package|final|nonisolated|static|class|indirect|"
    r"mutating|override|convenience|required|lazy|weak|prefix|infix|postfix)\b(?:\([\w\s]+\))?)\s+)*)"
    r"\b(?P<keyword>struct|class|enum|protocol|actor|extension|typealias|func|var)\s+(?!(?:func|var|let|subscript)\b)(?P<name>[\w.]+)|(?P<brace>[{}])")
MARK = "- Support:"


class MarkerError(Exception):
    """A marker that says none of the words."""


@dataclass(frozen=True)
class Support:
    """`status` is one of yes, partly and no; `note` says what is missing."""
    status: str
    note: str = ""

    @staticmethod
    def parse(text, place):
        word, _, rest = text.strip().partition(" ")
        status = {"works": "yes", "partial": "partly", "none": "no", "accepted": "no"}.get(word.rstrip(".,:;"))
        if status is None:
            raise MarkerError(f"{place}: “{MARK} {text.strip()}” begins with none of: works, partial, none, accepted")
        note = rest.strip() if word.rstrip(".,:;") != "accepted" else rest.strip().removeprefix("without effect").lstrip(":; ,")
        return Support(status, note[:1].upper() + note[1:].rstrip("."))


WORKS = Support("yes")


@dataclass(frozen=True)
class Declaration:
    """A public declaration. `owner` is the type it belongs to or extends, empty at the top of a file."""
    module: str
    owner: str
    keyword: str
    name: str
    is_static: bool
    support: Support


def marker(lines, place):
    """What the comment in `lines` says of support, or nothing."""
    texts = [line.strip().lstrip("/").strip() for line in lines]
    for index, text in enumerate(texts):
        if not text.startswith(MARK):
            continue
        parts = [text[len(MARK):].strip()]
        for more in texts[index + 1:]:
            if not more or more.startswith("- "):
                break
            parts.append(more)
        return Support.parse(" ".join(parts), place)
    return None


class FileReader:
    """Reads one file; scopes are kept on a stack."""

    def __init__(self, root, path):
        self.path = path
        with open(os.path.join(root, path), encoding="utf-8") as file:
            self.text = file.read()
        self.lines = self.text.split("\n")
        self.module = path.split(os.sep)[2]
        self.found = []
        first = self.lines[:1] if self.lines[0].startswith("//") and not self.lines[0].startswith("///") else []
        # A scope: (name of the type, whether members are public by themselves, support of its members); None in bodies.
        self.scopes = [("", False, marker(first, path))]
        self.pending = None

    def read(self):
        for match in TOKEN.finditer(blanked(self.text)):
            if match["brace"] == "{":
                self.scopes.append(self.pending)
                self.pending = None
            elif match["brace"]:
                if len(self.scopes) > 1:
                    self.scopes.pop()
            elif self.scopes[-1] is not None:
                self.declare(match)
        if len(self.scopes) != 1:
            raise MarkerError(f"{self.path}: the braces do not match; write the strings of the file so that this reader understands them")
        return self.found

    def declare(self, match):
        owner, opened, inherited = self.scopes[-1]
        words = re.findall(r"(?<![@\w])\w+\b(?!\()", match["before"])
        keyword, name = match["keyword"], match["name"]
        support = self.own_marker(match.start()) or inherited
        is_public = bool({"public", "open"} & set(words)) or (opened and not {"private", "fileprivate", "internal"} & set(words))
        self.pending = None
        if keyword == "extension":
            self.pending = (name, "public" in words, support)
            return
        full = f"{owner}.{name}" if owner else name
        if keyword in TYPES:
            members = support if support and support.status == "no" else self.scopes[-1][2]
            self.pending = (full, False, members) if is_public else None
        if is_public:
            is_static = bool({"static", "class"} & set(words))
            self.found.append(Declaration(self.module, owner, keyword, name, is_static, support or WORKS))

    def own_marker(self, start):
        line = self.text.count("\n", 0, start)
        first = line
        while first > 0 and self.lines[first - 1].strip().startswith("///"):
            first -= 1
        return marker(self.lines[first:line], f"{self.path}:{first + 1}")


def declarations(root, folder):
    """The public declarations of every Swift file below `folder`, in the order of paths and lines."""
    return [found for path in sources(root, folder) for found in FileReader(root, path).read()]
