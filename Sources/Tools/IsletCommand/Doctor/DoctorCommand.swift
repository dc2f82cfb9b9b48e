import Foundation

/// `islet doctor`
enum DoctorCommand: Command {
    static let specification = CommandSpecification(
        name: "doctor", summary: "Check that everything islet needs is installed and works.",
        discussion: "Ends with exit code 1 when something islet cannot do without is missing. Notes are about comfort only.",
        options: [OptionSpecification("json", help: "Print JSON.")])

    private struct Answer: Encodable {
        var schema = CommandAnswer.schema
        var command = "doctor"
        var exitCode: Int32
        var checks: [Examined]
    }

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let findings = Examination(installation: .current).findings()
        let missing = findings.filter { $0.state == .missing }.count
        let code: ExitCode = missing == 0 ? .done : .diagnostics
        if arguments.has("json") {
            console.print(AnswerEncoding.json(Answer(exitCode: code.rawValue, checks: findings)))
            return code
        }
        let width = findings.map(\.subject.count).max() ?? 0
        for finding in findings {
            console.print("\(finding.state.mark)  \(finding.subject.padded(to: width))  \(finding.detail)")
            if let mend = finding.mend { console.print("   \("".padded(to: width))  → \(mend)") }
        }
        console.print(missing == 0 ? "\nEverything islet needs is here." : "\n\(missing) \(missing == 1 ? "thing is" : "things are") missing.")
        return code
    }
}

/// What was found out about one thing islet uses.
struct Examined: Equatable, Encodable {
    enum State: String, Equatable, Encodable {
        case good, missing
        /// Islet works without it, less well.
        case note

        var mark: String {
            switch self {
            case .good: "✓"
            case .missing: "✗"
            case .note: "!"
            }
        }
    }

    var subject: String
    var state: State
    var detail: String
    /// The command or step that mends it.
    var mend: String?
}
