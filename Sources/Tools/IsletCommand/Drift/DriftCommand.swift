import Foundation
import IsletModel

/// `islet drift`
enum DriftCommand: Command {
    static let specification = CommandSpecification(
        name: "drift", summary: "Say what of one build's data another build cannot read, or reads as something else.",
        discussion: """
            OLD and NEW are paths of the same project at two moments; with --base one PATH is compared with its revision in git. Values of every
            coded type are made: attributes and states of Live Activities, configurations, and types that are Codable. A process of one build
            writes them, a process of the other reads them, in both directions: after an update the new build meets old data, and a device or a
            server that is behind meets new ones.

            Exit codes: 0 all is read as it was meant, 1 something is not, 2 wrong usage, 3 the sources do not build, 4 a build could not answer.
            """,
        operands: .oneOrMore("PATH"), options: DriftOptions.specification)

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let options = try DriftOptions(arguments)
        defer { options.removeCheckout() }
        var run = DriftRun(options: options, console: console)
        let code = try run.run()
        if options.printsJSON {
            console.print(AnswerEncoding.json(DriftAnswer(run, exitCode: code)))
        } else {
            for finding in run.findings { console.print(finding.text) }
            console.print(run.summary)
        }
        return code
    }
}

/// What `drift --json` prints.
struct DriftAnswer: Encodable {
    var schema = CommandAnswer.schema
    var command = "drift"
    var exitCode: Int32
    /// How many types and values were compared.
    var types: Int
    var values: Int
    var diagnostics: [Finding]

    init(_ run: DriftRun, exitCode: ExitCode) {
        self.exitCode = exitCode.rawValue
        (types, values, diagnostics) = (run.typeCount, run.valueCount, run.findings)
    }
}
