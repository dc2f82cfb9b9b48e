import IsletModel
import Synchronization

/// What a command wrote and found while it ran, as far as its answer needs it: a command that prints its result itself, perhaps for days,
/// leaves nothing here but that it did.
final class AnswerLog: Sendable {
    private struct State {
        var hasPrinted = false
        var output = ""
        var findings: [Finding] = []
    }

    private let keepsOutput: Bool
    private let state = Mutex(State())

    /// - Parameter keepsOutput: Whether the answer holds what is printed.
    init(keepsOutput: Bool) { self.keepsOutput = keepsOutput }

    func add(_ text: String) {
        state.withLock {
            $0.hasPrinted = true
            if keepsOutput { $0.output += text } else { $0.findings = [] }
        }
    }

    func add(_ finding: Finding) {
        state.withLock {
            guard keepsOutput || !$0.hasPrinted else { return }
            $0.findings.append(finding)
        }
    }

    /// Whether a line of a result was printed.
    var hasPrinted: Bool { state.withLock(\.hasPrinted) }
    /// What was printed, where that is kept.
    var output: String { state.withLock(\.output) }
    /// What was found; nothing where the command answered itself.
    var findings: [Finding] { state.withLock(\.findings) }
}
