import Foundation
import IsletModel

/// `islet configure`
enum ConfigureCommand: Command {
    static let specification = CommandSpecification(
        name: "configure", summary: "List how widgets and controls can be configured, and what can be chosen.",
        discussion: """
            Builds each target and asks it: the parameters of the intents that widgets and controls are configured by, what a new widget has, and
            what the options and queries of the sources offer. render --configure KIND:PARAMETER=VALUE draws a widget that is configured so; VALUE
            is a value as it is listed, or its title.

            Exit codes: 0 done, 1 done with error diagnostics, 2 wrong usage, 3 the sources do not build,
            4 the extension crashed, hung or was ended by a limit.
            """,
        operands: .oneOrMore("PATH"), options: RenderOptions.specification.filter { shared.contains($0.name) })

    private static let shared: Set<String> = [
        "platform", "packages", "offline", "fetch-again",
        "stub", "target", "device", "os", "defaults", "at", "locale", "timezone", "json", "network", "network-record", "network-replay", "fixtures",
        "location", "rules",
        "provider-timeout",
    ]

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let options = try RenderOptions(arguments, output: FileManager.default.temporaryDirectory)
        var run = ConfigureRun(options: options, installation: .current, console: console)
        let code = try run.run()
        if options.printsManifest {
            console.print(AnswerEncoding.json(ConfigureAnswer(exitCode: code.rawValue, diagnostics: run.findings, widgets: run.widgets)))
        } else {
            console.print(run.widgets.isEmpty ? "nothing can be configured" : run.widgets.map(\.text).joined(separator: "\n"))
        }
        return code
    }
}

/// What `configure --json` prints.
struct ConfigureAnswer: Encodable {
    var schema = CommandAnswer.schema
    var command = ConfigureCommand.specification.name
    var exitCode: Int32
    var diagnostics: [Finding]
    var widgets: [ConfigurableWidget]
}
