import Snapshot

/// Calls of the running program that Islet's frameworks accept but cannot carry out. They become diagnostics with the
/// code `unsupported-api`.
public enum UnsupportedAPI {
    /// Records a call once, however often it is made.
    ///
    /// - Parameters:
    ///   - name: The API's name, such as `CGContext.drawPDFPage(_:)`.
    ///   - consequence: What happens instead, in one sentence.
    public static func report(_ name: String, _ consequence: String) {
        FindingStore.current.note(SnapshotDiagnostic(code: .unsupportedAPI, severity: .warning, message: "\(name): \(consequence)"))
    }
}
