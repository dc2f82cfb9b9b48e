"""Packages that host the views of a repository's snapshot tests as the tests do, drawn by Islet."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import typing

HERE = pathlib.Path(__file__).resolve().parent
ARGUMENTS = r"(?:\((?:[^()]|\([^()]*\))*\))?"  # of a mark, with calls in them
CLASS = re.compile(r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:public |open |final |private |internal )*class[ \t]+(\w+)[ \t]*:[^{\n]*\b(?:XCTestCase|SnapshotTest(?:Case)?)\b", re.M)
EXTENSION = re.compile(r"^[ \t]*(?:@\w+[ \t]+)*(?:public |open |final |private |fileprivate |internal )*(?:class|extension|struct|enum)[ \t]+(\w+)", re.M)
SUITE = re.compile(
    rf"^[ \t]*(?:@\w+{ARGUMENTS}[ \t\n]+)*(?:public |final |private |internal )*(?:struct|class)[ \t]+(\w+Tests?)\b[^{{\n]*\{{", re.M)
OUTER = re.compile(r"^[ \t]*extension[ \t]+([\w.]+)[ \t]*\{", re.M)
MARKED = re.compile(
    rf"@Test{ARGUMENTS}[ \t\n]+(?:@\w+{ARGUMENTS}[ \t\n]+)*(?:public |internal )?func[ \t]+(\w+)\(\)([ \t]*async)?([ \t]*throws)?[ \t]*\{{")
TEST = re.compile(r"^[ \t]*(?:@\w+[ \t]+)*(?:public |final |internal )?func[ \t]+(test\w*)\(\)([ \t]*async)?([ \t]*throws)?[ \t]*\{", re.M)

# Of SnapshotTestingMacros: a function of a suite that gives the view itself.
VIEW = re.compile(r"@SnapshotTest(?:\([^\n]*\))?\s+func[ \t]+(\w+)\(\)[ \t]*->[ \t]*some View[ \t]*\{\n(.*?)\n    \}\n", re.S)

# Views of apps are drawn, which have more memory than widgets.
RULES = {"memory.widgetBytes": 500_000_000}

MANIFEST = """// swift-tools-version: {tools}
import PackageDescription
let package = Package(name: "Reference", defaultLocalization: "en", platforms: [.iOS(.v17)], dependencies: [{dependencies}], targets: [{targets}])
"""


class Test(typing.NamedTuple):
    """A test, of a type or a function of the file, the folder that its pictures are in, and whether it is one of XCTest."""

    owner: str | None
    name: str
    folder: str
    has_set_up: bool

    def run(self):
        if self.owner is None:
            return f'        Recorder.run("{self.folder}", "{self.name}") {{ _ = try {self.name}() }}\n'
        prepare = "tests.setUp(); try tests.setUpWithError(); " if self.has_set_up else ""
        return f'        Recorder.run("{self.folder}", "{self.name}") {{ let tests = {self.owner}(); {prepare}_ = try tests.{self.name}() }}\n'


def repository(folder, name):
    """The git directory of a clone in `folder`, or None."""
    owner, project = name.split("/")
    for base in (folder / f"{owner}+{project}", folder / owner / project):
        for place in (base / "repo", base / ".git", base):
            if (place / "HEAD").exists():
                return place
    return None


def show(git, commit, path):
    done = subprocess.run(["git", "-C", git, "show", f"{commit}:{path}"], capture_output=True)
    return done.stdout if done.returncode == 0 else None


def listing(git, commit):
    done = subprocess.run(["git", "-C", git, "ls-tree", "-r", "-z", "--name-only", commit], capture_output=True, text=True)
    return done.stdout.split("\0")


def chosen(paths, patterns, leaving=()):
    keep = [re.compile(pattern) for pattern in patterns]
    drop = [re.compile(pattern) for pattern in leaving]
    return [path for path in paths if any(p.search(path) for p in keep) and not any(p.search(path) for p in drop)]


def without_imports(text, modules):
    """The source with the imports of modules that are one with it here taken out; lines stay where they are."""
    names = "|".join(re.escape(name) for name in ["XCTest", "SnapshotTesting", "Testing", *modules])
    text = re.sub(rf"^[ \t]*(?:@testable |@_exported |public )*import[ \t]+(?:{names})[ \t]*$", "", text, flags=re.M)
    return re.sub(r"(?<![\w.])(?:XCTest|SnapshotTesting)\.(?=[A-Z])", "", text)


def declarations(text, names):
    """The named types of a file, and nothing else of it; of generated files that need a library this takes what views need."""
    found = []
    for name in names:
        start = re.search(rf"^(?:public |@\w+ )*(?:indirect )?(?:struct|enum|protocol|final class|class) {re.escape(name)}\b[^{{]*{{", text, re.M)
        if start is None:
            continue
        depth, end = 1, start.end()
        while depth and end < len(text):
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        found.append(text[start.start():end])
    return "\n\n".join(found) + "\n"


def marked_tests(text):
    """Each test of Swift Testing as (suite, name); the suite of a function at the file's own level is None."""
    places = [(match.start(), outer(text, match.start()) + match.group(1)) for match in SUITE.finditer(text)]
    found = []
    for match in MARKED.finditer(text):
        owner = next((name for start, name in reversed(places) if start < match.start()), None)
        at_file_level = not within_type(text, match.start())
        if (owner or at_file_level) and not match.group(2):
            found.append((None if at_file_level else owner, match.group(1)))
    return found


def outer(text, place):
    """The type, with its dot, whose extension a place of a file is in, or nothing."""
    opened = [match for match in OUTER.finditer(text, 0, place) if text.count("{", match.start(), place) > text.count("}", match.start(), place)]
    return f"{opened[-1].group(1)}." if opened else ""


def within_type(text, place):
    """Whether a place of a file is inside of braces."""
    return text.count("{", 0, place) > text.count("}", 0, place)


def without_marks(text):
    """The source without the marks of Swift Testing."""
    return re.sub(rf"@(?:Test|Suite)\b{ARGUMENTS}", "", text)


def tests(text):
    """Each test of a file as (class, name): tests in extensions belong to their class."""
    classes = set(CLASS.findall(text))
    found = []
    places = [(match.start(), match.group(1)) for match in EXTENSION.finditer(text)]
    for match in TEST.finditer(text):
        owner = next((name for start, name in reversed(places) if start < match.start() and name in classes), None)
        if owner and not match.group(2):
            found.append((owner, match.group(1)))
    return found


def beside(reference, clones):
    """(path, text) of each source that the views import from other repositories."""
    for other in reference.get("beside", []):
        git = repository(clones, other["repository"])
        for path in chosen(listing(git, other["commit"]), other["sources"]) if git else []:
            yield path, show(git, other["commit"], path).decode("utf-8", "replace")


def package(reference, git, folder, clones):
    """Writes the package; what is missing, or None."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    commit, paths = reference["commit"], listing(git, reference["commit"])
    sources = chosen(paths, reference.get("sources", []), reference.get("without", []))
    files = chosen(paths, reference.get("tests", []), reference.get("without", []))
    if not sources and not files:
        return "no source of the reference is in the repository"
    found = []
    excerpts = {path: names for pattern, names in reference.get("excerpts", {}).items() for path in chosen(paths, [pattern])}
    for number, path in enumerate(dict.fromkeys([*excerpts, *sources, *files])):
        text = show(git, commit, path).decode("utf-8", "replace")
        if path in excerpts:
            text = "import Foundation\n\n" + declarations(text, excerpts[path])
        for old, new in reference.get("replacing", []):
            text = re.sub(old, new, text)
        if path in files:
            stem = pathlib.Path(path).stem
            found += [Test(owner, name, owner, True) for owner, name in tests(text)]
            found += [Test(owner, name, stem, False) for owner, name in marked_tests(text)]
            text = without_marks(text)
        text = without_imports(text, reference.get("modules", []))
        (folder / f"{number:03}-{pathlib.Path(path).name}").write_text(text)
    for number, (path, text) in enumerate(beside(reference, clones)):
        (folder / f"beside-{number:03}-{pathlib.Path(path).name}").write_text(without_imports(text, reference.get("modules", [])))
    found = [test for test in found if not re.search(reference.get("skipping", "$^"), test.name)]
    write_libraries(reference, git, paths, folder)
    for path in chosen(paths, reference.get("resources", [])):
        catalog = re.search(r"[^/]+\.(?:xcassets/.*|lproj/[^/]+)", path)
        target = folder / (catalog.group(0) if catalog else pathlib.Path(path).name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(show(git, commit, path))
    if found:
        (folder / "SnapshotHost.swift").write_text((HERE / "SnapshotHost.swift").read_text())
    (folder / "Harness.swift").write_text(
        previews(reference, found, marked_views(reference, git, paths)) + (sizes(reference, git, paths) if found else ""))
    if "tools" in reference:
        missing = write_packages(reference, folder, clones)
        if missing:
            return missing
        needed = ", ".join(f'.package(path: "../{packages(folder).name}/{name}")' for name in products(reference))
        (folder / "Package.swift").write_text(
            MANIFEST.format(tools=reference["tools"], dependencies=needed, targets=targets(reference, folder)))
    return None


def packages(folder):
    """Where the packages stand that the views' own needs."""
    return folder.parent / f"{folder.name}.packages"


def products(reference):
    """The products that the views import, by the folder of their package."""
    return {shown["repository"].split("/")[1]: shown["products"] for shown in reference.get("packages", []) if "products" in shown}


def write_packages(reference, folder, clones):
    """Checks out the packages that the views need; what is missing, or None."""
    shutil.rmtree(packages(folder), ignore_errors=True)
    for needed in reference.get("packages", []):
        git = repository(clones, needed["repository"])
        target = packages(folder) / needed["repository"].split("/")[1]
        target.mkdir(parents=True)
        if git is None or not check_out(git, needed["commit"], target):
            return f"{needed['repository']} at {needed['commit']} is not in {clones}"
    return None


def check_out(git, commit, target):
    """Writes what a clone has of a commit; large files can be absent from it. Whether it has the commit."""
    own = ["git", f"--git-dir={git}", f"--work-tree={target}"]
    place = dict(os.environ, GIT_INDEX_FILE=str(target / ".index"))
    read = subprocess.run([*own, "read-tree", commit], env=place, capture_output=True)
    subprocess.run([*own, "checkout-index", "-a", "-f"], env=place, capture_output=True)
    (target / ".index").unlink(missing_ok=True)
    return read.returncode == 0


def targets(reference, folder):
    """The targets of a package whose views need modules of their own, and one of the views with their host, fonts and images."""
    libraries = reference.get("libraries", {})
    names = ", ".join(f'"{name}"' for name in libraries)
    excluded = f', exclude: [{names}]' if libraries else ""
    own = [f'.target(name: "{name}", path: "{name}")' for name in libraries]
    imported = [f'.product(name: "{name}", package: "{package}")' for package, names in products(reference).items() for name in names]
    needed = ", ".join([*(f'"{name}"' for name in libraries), *imported])
    found = ", ".join(f'.process("{file.name}")' for file in sorted(folder.iterdir()) if file.suffix in (".ttf", ".otf", ".xcassets", ".lproj"))
    resources = f", resources: [{found}]" if found else ""
    return ", ".join([*own, f'.target(name: "Reference", dependencies: [{needed}], path: "."{excluded}{resources})'])


def write_libraries(reference, git, paths, folder):
    """The files of each module that views import, in its folder."""
    for name, patterns in reference.get("libraries", {}).items():
        for number, path in enumerate(chosen(paths, patterns, reference.get("without", []))):
            catalog = re.search(r"[^/]+\.xcassets/.*", path)
            target = folder / name / (catalog.group(0) if catalog else f"{number:03}-{pathlib.Path(path).name}")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(show(git, reference["commit"], path))


def picture_path(reference, paths, name, appearance):
    """The path of a picture by iOS, one of `paths`, or None; `**/` in the reference's pattern stands for any folders."""
    before, deep, after = reference["snapshots"].replace("{appearance}", appearance).rpartition("**/")
    ending = after.replace("*", name)
    if not deep:
        return ending if ending in paths else None
    return next((path for path in paths if path.startswith(before) and path.endswith("/" + ending)), None)


def picture_sizes(reference, git, paths):
    """The size in points of each picture by iOS, by its name."""
    pattern = re.escape(reference["snapshots"]).replace(r"\*\*/", "(?:.+/)?").replace(r"\*", "(.+)").replace(r"\{appearance\}", "light")
    scale, found = reference.get("scale", 3), {}
    for path in paths:
        name = re.fullmatch(pattern, path)
        header = show(git, reference["commit"], path)[:24] if name else b""
        if header[1:4] == b"PNG":
            found[name.group(1)] = [int.from_bytes(header[at:at + 4], "big") / scale for at in (16, 20)]
    return found


def sizes(reference, git, paths):
    """A table of the pictures' sizes, for views whose test leaves it to the window."""
    lines = [f'    "{name}": CGSize(width: {width}, height: {height}),\n' for name, (width, height) in picture_sizes(reference, git, paths).items()]
    return "let pictureSizes: [String: CGSize] = [\n" + ("".join(lines) or "    :") + "]\n"


def marked_views(reference, git, paths):
    """The views of tests that macros write, as `pictures` have them, at the sizes of their pictures by iOS."""
    files = chosen(paths, reference.get("views", []))
    measured = picture_sizes(reference, git, paths) if files else {}
    for path in files:
        for name, view in VIEW.findall(show(git, reference["commit"], path).decode("utf-8", "replace")):
            for shown, size in measured.items():
                if shown.rpartition("/")[2].startswith(f"{name}_min-"):
                    yield {"name": shown, "view": view, "size": size}


def previews(reference, found, views=()):
    imports = "".join(f"import {name}\n" for name in reference.get("imports", ["SwiftUI"]))
    text = imports + reference.get("support", "") + "\n"
    for shown in [*reference.get("pictures", []), *views]:
        width, height = shown["size"]
        view = shown["view"]
        text += f'#Preview("{shown["name"]}", traits: .fixedLayout(width: {width}, height: {height})) {{ {view} }}\n'
    if found:
        runs = "".join(test.run() for test in found)
        text += (
            f"let windowTop: CGFloat = {reference.get('windowTop', 0)}\n"
            f"let windowHeight: CGFloat? = {reference.get('windowHeight', 'nil')}\n"
            "@MainActor let recordedViews: [RecordedView] = {\n" + reference.get("before", "") + "\n" + runs + "        return Recorder.recorded\n}()\n"
            "struct RecordedPreviews: PreviewProvider {\n    static var previews: some View {\n"
            "        ForEach(Array(recordedViews.enumerated()), id: \\.offset) { HostedView(recorded: $0.element) }\n    }\n}\n")
    return text


def draw(islet, reference, folder, out):
    """Pictures by name and appearance, with their trees, and what Islet said."""
    command = islet.split() + ["render", str(folder), "-o", str(out), "--format", "png", "--os", reference.get("os", "18")]
    out.mkdir(parents=True, exist_ok=True)
    rules = out / "rules.json"
    rules.write_text(json.dumps(RULES))
    command += ["--rules", str(rules), "--provider-timeout", "120"]
    if packages(folder).exists():
        command += ["--packages", str(packages(folder)), "--offline"]
    command += ["--appearance", reference.get("appearance", "light,dark"), "--scale", str(reference.get("layoutScale", reference.get("scale", 3)))]
    done = subprocess.run(command + reference.get("options", []), capture_output=True, text=True)
    manifest = out / "manifest.json"
    if not manifest.exists():
        return None, [line for line in done.stderr.splitlines() if "error" in line][:12] or done.stderr.splitlines()[-3:]
    found = {}
    for target in json.loads(manifest.read_text())["targets"]:
        for preview in target.get("previews", []):
            for snapshot in preview["snapshots"]:
                found[preview["name"], snapshot["appearance"]] = (out / snapshot["image"], out / snapshot["tree"])
    said = [line for log in out.glob("*/output.log") for line in log.read_text(errors="replace").splitlines() if line.startswith("not recorded: ")]
    if not found:
        said += [line for line in done.stderr.splitlines() if ": error: " in line][:6]
    return found, list(dict.fromkeys(said))
