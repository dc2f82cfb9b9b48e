"""Finds Swift files, and blanks what is not code in them."""
import os
import re

# A comment, a string (of several lines, raw, or plain), in the order they are tried.
NOT_CODE = re.compile(
    r'//[^\n]*|/\*.*?\*/|(#*)"""(?:\\.|.)*?"""\1|(#+)".*?"\2|"(?:\\\((?:[^()"]|\([^()]*\)|"[^"\n]*")*\)|\\.|[^"\\\n])*"', re.DOTALL)


def sources(root, folder):
    """Paths of the Swift files below `folder`, relative to `root`, sorted."""
    found = []
    for directory, folders, files in os.walk(os.path.join(root, folder)):
        folders.sort()
        found += [os.path.relpath(os.path.join(directory, name), root) for name in files if name.endswith(".swift")]
    return sorted(found)


def blanked(text):
    """The text with comments and strings as spaces; places and lines stay."""
    return NOT_CODE.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)
