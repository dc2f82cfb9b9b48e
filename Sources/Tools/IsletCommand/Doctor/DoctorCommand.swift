import Foundation

/// `islet doctor`
enum DoctorCommand: Command {
    static let specification = CommandSpecification(
        name: "doctor", summary: "Check that everything islet needs is installed and works.",
        discussion: "Ends with exit code 1 when something islet cannot do without is missing. Notes are about comfort only.")

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let findings = Examination(installation: .current).findings()
        let width = findings.map(\.subject.count).max() ?? 0
        for finding in findings {
            console.print("\(finding.state.mark)  \(finding.subject.padded(to: width))  \(finding.detail)")
            if let mend = finding.mend { console.print("   \("".padded(to: width))  → \(mend)") }
        }
        let missing = findings.filter { $0.state == .missing }.count
        console.print(missing == 0 ? "\nEverything islet needs is here." : "\n\(missing) \(missing == 1 ? "thing is" : "things are") missing.")
        return missing == 0 ? .done : .diagnostics
    }
}

/// What was found out about one thing islet uses.
struct Examined: Equatable {
    enum State: Equatable {
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
