import Foundation
import IsletModel

/// `islet review`
enum ReviewCommand: Command {
    static let specification = CommandSpecification(
        name: "review", summary: "Go through the list of a review before shipping: done, failed, or to be looked at.",
        discussion: """
            Draws everything, lives a day, and lets happen what a tester would do by hand: restart, no network, Low Power Mode, ended app. Each item
            of the list is then done, failed with its place, or left to a person, with the picture beside it. What was not run is not called done.

            Exit codes: 0 nothing failed, 1 an item failed, 2 wrong usage, 3 the sources do not build, 4 an extension crashed.
            """,
        operands: .oneOrMore("PATH"),
        options: [
            OptionSpecification("output", short: "o", value: "DIR", help: "Folder for the page and its pictures."),
            OptionSpecification("json", help: "Print JSON."),
        ] + RenderOptions.specification.filter { shared.contains($0.name) })

    private static let shared = [
        "target", "platform", "packages", "offline", "fetch-again",
        "stub", "device", "os", "defaults", "attributes", "state", "attributes-type", "locale", "rules",
    ]

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        guard let path = arguments.value("output") else { throw UsageError("-o DIR is missing: it names the folder for the page") }
        let folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
        var run = ReviewRun(arguments, folder: folder, console: console)
        let end = try run.run()
        let items = ReviewList.items(run.facts)
        let failed = items.contains { $0.verdict == .failed }
        let code = end == .build || end == .extensionFailure ? end : failed ? ExitCode.diagnostics : .done
        try ReviewPage(items: items, folder: folder).write()
        if arguments.has("json") {
            console.print(AnswerEncoding.json(ReviewAnswer(exitCode: code.rawValue, items: items, diagnostics: run.facts.findings)))
        } else {
            for item in items { console.print(item.line) }
            let counts = ReviewItem.Verdict.allCases.map { kind in "\(items.count { $0.verdict == kind }) \(kind.words)" }
            console.print(counts.joined(separator: ", ") + ": " + folder.appendingPathComponent(OutputFolder.indexName).path)
        }
        return code
    }

    /// The words for another command.
    static func words(_ arguments: ParsedArguments, for specification: CommandSpecification) -> [String] {
        arguments.operands
            + shared.filter { name in specification.options.contains { $0.name == name } }.flatMap { name -> [String] in
                if arguments.has(name) { return ["--" + name] }
                return arguments.value(name).map { ["--\(name)=\($0)"] } ?? []
            }
    }
}

/// What `review --json` prints.
struct ReviewAnswer: Encodable {
    var schema = CommandAnswer.schema
    var command = "review"
    var exitCode: Int32
    var items: [ReviewItem]
    var diagnostics: [Finding]
}
