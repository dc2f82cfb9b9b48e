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

    /// The error of a call that cannot be carried out.
    ///
    /// - Parameter name: The API's name.
    public static func failure(_ name: String) -> any Error { UnavailableAPI(name: name) }

    /// Ends the program at a call whose result nobody can make up.
    ///
    /// - Parameter name: The API's name.
    public static func stop(_ name: String) -> Never { fatalError("\(name) is not available here") }
}

/// A call whose code is not on this machine.
struct UnavailableAPI: Error, CustomStringConvertible {
    let name: String
    var description: String { "\(name) is not available here" }
}
