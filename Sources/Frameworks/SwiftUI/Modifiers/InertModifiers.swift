import Snapshot
import ViewEngine

extension Evaluation {
    /// Says that something is accepted and does nothing.
    func reportInert(_ name: String, _ consequence: String) {
        archive.report(
            SnapshotDiagnostic(code: .unsupportedAPI, severity: .note, message: "\(name) \(consequence)", identity: path.text))
    }
}
