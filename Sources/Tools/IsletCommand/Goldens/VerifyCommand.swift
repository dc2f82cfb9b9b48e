import Foundation
import Goldens
import ProjectReader

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
            OptionSpecification("json", help: "Print JSON."), ChangedFiles.option,
        ] + GoldenOptions.reading)

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let folder = GoldenFolder(GoldenOptions.folder(arguments))
        let index = try GoldenIndex(folder: folder.url)
        if index.islet != Islet.version { console.note("note: the pictures were recorded by Islet \(index.islet), this is \(Islet.version)") }
        let state = try state(index, folder, arguments)
        if state.isKnown { return try tellUnchanged(index, arguments, console) }
        guard let leftOut = try unreached(arguments, index, folder) else { return try tellUnchanged(index, arguments, console) }
        let drawing = try GoldenDrawing(
            index, in: folder.url, paths: arguments.operands, words: GoldenOptions.readingWords(arguments), leftOut: leftOut, comparing: true,
            console: console)
        if drawing.exitCode == .build { return .build }
        let result = try VerifyResult(index, folder: folder, drawing: drawing)
        if let path = arguments.value("report") {
            try GoldenReport(result: result, recorded: folder, drawing: drawing).write(
                to: URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL)
        }
        try write(result.markdown, arguments.value("markdown"))
        try write(try result.junit(), arguments.value("junit"))
        if result.isClean, drawing.exitCode == .done, leftOut.isEmpty { try state.keep() }
        let end = result.isClean || drawing.exitCode != .done ? drawing.exitCode : .diagnostics
        if arguments.has("json") {
            console.print(try result.answer(specification.name, exitCode: end).json())
        } else {
            let format = arguments.value("format").flatMap(VerifyFormat.init) ?? .text
            for line in result.lines(format, report: arguments.value("report"), folder: folder.url) { console.print(line) }
        }
        return end
    }

    private static func targets(_ arguments: ParsedArguments, _ index: GoldenIndex, _ folder: GoldenFolder) throws -> [BuildTarget] {
        let places = arguments.operands.isEmpty ? index.paths.map { GoldenOptions.place(of: $0, in: folder.url) } : arguments.operands
        let words = places + ["-o", folder.url.path] + GoldenOptions.words(index.options, in: folder.url) + GoldenOptions.readingWords(arguments)
        let options = try RenderOptions(ParsedArguments(words, for: RenderCommand.specification))
        return try ProjectReader.read(options.paths, options: options.project(workshop: Workshop(installation: .current)))
    }

    private static func state(_ index: GoldenIndex, _ folder: GoldenFolder, _ arguments: ParsedArguments) throws -> VerifiedState {
        try VerifiedState(
            index, folder: folder, targets: targets(arguments, index, folder), words: arguments.operands + GoldenOptions.readingWords(arguments),
            workshop: Workshop(installation: .current))
    }

    /// Targets that need not be drawn, because nothing that changed reaches them; nil where that is so of all.
    private static func unreached(_ arguments: ParsedArguments, _ index: GoldenIndex, _ folder: GoldenFolder) throws -> Set<String>? {
        guard let revision = arguments.value("changed") else { return [] }
        let targets = try targets(arguments, index, folder)
        guard let first = targets.first else { return [] }
        let names = try ChangedFiles(since: revision, at: first.root).unreached(of: targets)
        return names.count == Set(targets.map(\.name)).count ? nil : names
    }

    /// The answer where nothing that the pictures depend on changed.
    private static func tellUnchanged(_ index: GoldenIndex, _ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let result = VerifyResult(verdicts: index.pictures.keys.sorted().map { GoldenVerdict(path: $0, outcome: .same) })
        try write(result.markdown, arguments.value("markdown"))
        try write(try result.junit(), arguments.value("junit"))
        console.print(
            arguments.has("json")
                ? try result.answer(specification.name, exitCode: .done).json()
                : result.summary + "; nothing they depend on changed, and none was drawn")
        return .done
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
