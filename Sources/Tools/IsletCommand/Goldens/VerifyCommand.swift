import Foundation
import Goldens

/// `islet verify`
enum VerifyCommand: Command {
    static let specification = CommandSpecification(
        name: "verify", summary: "Draw everything again and name what changed: the view and the property.",
        discussion: """
            Draws what goldens.json says was recorded, and compares. PATHs are needed only where the sources lie elsewhere now.
            The report is a page with old, new and both, and what islet accept takes.

            Exit codes: 0 the same, 1 something changed, is new or is no longer drawn, 2 wrong usage, 3 the sources do not build,
            4 the extension failed.
            """,
        operands: .anyNumber("PATH"),
        options: [
            GoldenOptions.folder,
            OptionSpecification("report", value: "DIR", help: "Folder for the page and the new pictures of what changed."),
            OptionSpecification("markdown", value: "FILE", help: "Write what changed for a comment on a pull request."),
            OptionSpecification("junit", value: "FILE", help: "Write a test case for each picture, as JUnit XML."),
            OptionSpecification(
                "format", value: "NAME", choices: VerifyFormat.allCases.map(\.rawValue),
                help: "What is printed: text unless given; github prints annotations of a workflow."),
            OptionSpecification("json", help: "Print JSON."),
        ] + GoldenOptions.reading)

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let folder = GoldenFolder(GoldenOptions.folder(arguments))
        let index = try GoldenIndex(folder: folder.url)
        if index.islet != Islet.version { console.note("note: the pictures were recorded by Islet \(index.islet), this is \(Islet.version)") }
        let drawing = try GoldenDrawing(
            index, in: folder.url, paths: arguments.operands, words: GoldenOptions.readingWords(arguments), console: console)
        if drawing.exitCode == .build { return .build }
        let result = try VerifyResult(index, folder: folder, drawing: drawing)
        if let path = arguments.value("report") {
            try GoldenReport(result: result, recorded: folder, drawing: drawing).write(
                to: URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL)
        }
        try write(result.markdown, arguments.value("markdown"))
        try write(try result.junit(), arguments.value("junit"))
        let end = result.isClean || drawing.exitCode != .done ? drawing.exitCode : .diagnostics
        if arguments.has("json") {
            console.print(try result.answer(specification.name, exitCode: end).json())
        } else {
            let format = arguments.value("format").flatMap(VerifyFormat.init) ?? .text
            for line in result.lines(format, report: arguments.value("report"), folder: folder.url) { console.print(line) }
        }
        return end
    }

    private static func write(_ text: String, _ path: String?) throws {
        guard let path else { return }
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw UsageError("\(path) cannot be written to. Choose another file")
        }
    }
}

/// What `verify` prints.
enum VerifyFormat: String, CaseIterable { case text, github }
