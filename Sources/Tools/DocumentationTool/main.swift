import Documentation
import Foundation

let usage = """
    Writes docs/DIAGNOSTICS.md, docs/RULES.md and docs/SUPPORT.md from the sources.

    Usage: DocumentationTool --root FOLDER [--check | --declarations | --tests]
    --check         writes nothing; the exit code is 1 when a page is out of date or the sources and the data disagree
    --declarations  prints the public declarations: module, name, file, line
    --tests         prints the names of all tests

    """

var words = Array(CommandLine.arguments.dropFirst())
guard words.first == "--root", words.count > 1, words.count <= 3 else {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
}
let root = URL(fileURLWithPath: words[1])
let mode = words.count > 2 ? words[2] : ""

if mode == "--declarations" {
    print(try await Documentation.listing(root: root), terminator: "")
    exit(0)
}
if mode == "--tests" {
    print(try await Documentation.tests(root: root), terminator: "")
    exit(0)
}
let documentation = try await Documentation(root: root)
var problems = documentation.problems
for path in documentation.outdated(in: root) {
    if mode == "--check" {
        problems.append("\(path): out of date; run Scripts/generate-docs")
    } else {
        try Data((documentation.pages[path] ?? "").utf8).write(to: root.appendingPathComponent(path))
    }
}
for problem in problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
exit(problems.isEmpty ? 0 : 1)
