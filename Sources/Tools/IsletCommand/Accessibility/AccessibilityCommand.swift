import Foundation
import IsletModel

/// `islet accessibility`
enum AccessibilityCommand: Command {
    static let specification = CommandSpecification(
        name: "accessibility", summary: "Say what VoiceOver reads, and what is hard to see, to read or to touch.",
        discussion: """
            Draws everything at the usual text size and at a large one, and reads each picture as a screen reader does: what it stops at, in
            order, with values and traits. Then tells texts without contrast (WCAG and APCA, as painted), targets that a finger misses, images
            and controls that say nothing, and texts that are cut off.

            Exit codes are those of render; with --strict 1 for warnings too.
            """,
        operands: .oneOrMore("PATH"),
        options: [
            OptionSpecification("large-type", value: "SIZE", help: "The large text size; accessibility3 unless given, none for the usual alone."),
            OptionSpecification("strict", help: "End with exit code 1 for warnings too."), OptionSpecification("json", help: "Print JSON."),
        ] + RenderOptions.specification.filter { !own.contains($0.name) })

    /// What means something else here, or nothing.
    private static let own: Set<String> = ["output", "json", "format", "scale"]

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        var run = AccessibilityRun(arguments, console: console)
        let code = try run.run()
        let hasWarning = run.findings.contains { $0.severity == .error || $0.severity == .warning }
        let end = code == .done && arguments.has("strict") && hasWarning ? .diagnostics : code
        if arguments.has("json") {
            console.print(
                AnswerEncoding.json(
                    AccessibilityAnswer(
                        command: specification.name, exitCode: end.rawValue, diagnostics: run.findings,
                        pictures: run.pictures.map { .init(path: $0.path, elements: $0.audit.elements, contrasts: $0.audit.contrasts) })))
        } else {
            for line in run.lines { console.print(line) }
        }
        return end
    }

    /// The words for `render`.
    static func words(_ arguments: ParsedArguments, size: String?) -> [String] {
        let passed = RenderOptions.specification.filter { !own.contains($0.name) && (size == nil || $0.name != "dynamic-type") }
        return arguments.operands + arguments.words(of: passed) + (size.map { ["--dynamic-type=\($0)"] } ?? [])
    }
}
