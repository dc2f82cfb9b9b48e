import Builder
import Foundation
import IsletModel

/// `islet activity`
enum ActivityCommand: Command {
    static let specification = CommandSpecification(
        name: "activity", summary: "Say what data Live Activities take, and write examples of them.",
        discussion: """
            Builds each target and has values made up for the attributes and the content state of its Live Activities. --skeleton prints them as
            JSON with comments (JSONC): what dates mean, what may be left out, which cases enumerations have. What it prints is what
            render --attributes and --state take, as it is or without the comments. --payload prints a whole push around them.

            Exit codes: 0 done, 1 done with error diagnostics, 2 wrong usage, 3 the sources do not build,
            4 the extension crashed, hung or was ended by a limit.
            """,
        operands: .oneOrMore("PATH"),
        options: RenderOptions.specification.filter { shared.contains($0.name) } + [
            OptionSpecification("skeleton", help: "Print attributes and content state with comments."),
            OptionSpecification(
                "payload", value: "EVENT", choices: ExamplePush.allCases.map(\.rawValue), help: "Print a push with them, for this event."),
            OptionSpecification("output", short: "o", value: "FILE", help: "Write what is printed to this file."),
        ])

    private static let shared: Set<String> = [
        "platform", "packages", "offline", "fetch-again", "stub", "target", "attributes-type", "at", "locale", "timezone", "json", "rules",
    ]

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let options = try RenderOptions(arguments, output: FileManager.default.temporaryDirectory)
        let payload = arguments.value("payload").flatMap(ExamplePush.init)
        var run = ActivityRun(
            options: options, type: arguments.value("attributes-type"), payload: payload, hasSkeleton: payload != nil || arguments.has("skeleton"),
            console: console)
        let code = try run.run()
        let answer = ActivityAnswer(exitCode: code.rawValue, diagnostics: run.findings, activities: run.activities)
        let text = options.printsManifest ? AnswerEncoding.json(answer) : answer.text
        guard let file = arguments.value("output") else {
            console.print(text)
            return code
        }
        guard options.printsManifest || run.activities.count <= 1 else {
            let names = run.activities.map(\.attributesType).joined(separator: ", ")
            throw UsageError("-o holds one Live Activity, and there are several: choose with --attributes-type one of \(names)")
        }
        try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: file))
        return code
    }
}

/// What `activity --json` prints.
struct ActivityAnswer: Encodable {
    struct Activity: Encodable {
        var target: String
        var attributesType: String
        /// Types of the attributes' and the state's members by their keys, as far as the sources say them.
        var attributes: [Member]
        var contentState: [Member]
        /// Of made-up attributes and state, as JSON.
        var bytes: Int
        /// As much as the system takes.
        var mostBytes: Int
        var skeleton: String?
    }

    struct Member: Encodable {
        var key: String
        var type: String
    }

    var schema = CommandAnswer.schema
    var command = ActivityCommand.specification.name
    var exitCode: Int32
    var diagnostics: [Finding]
    var activities: [Activity]

    var text: String {
        guard !activities.isEmpty else { return "there is no Live Activity" }
        return activities.map { activity in
            if let skeleton = activity.skeleton { return skeleton }
            let head = "\(activity.attributesType) of \(activity.target): made-up data take \(activity.bytes) of \(activity.mostBytes) bytes"
            return ([head] + Self.rows("attributes", activity.attributes) + Self.rows("content state", activity.contentState)).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private static func rows(_ title: String, _ members: [Member]) -> [String] {
        members.isEmpty ? ["  \(title): nothing"] : ["  \(title)"] + members.map { "    \($0.key): \($0.type)" }
    }
}
