import Foundation

/// The mark that a program's entry point was left out with what it needs: its previews are drawn without it.
struct LostEntry {
    let folder: URL

    private var mark: URL { folder.appendingPathComponent("lost-entry") }

    var exists: Bool { FileManager.default.fileExists(atPath: mark.path) }

    func set() throws { try FileWriting.write("", to: mark) }

    func clear() throws { try FileWriting.remove(mark) }

    /// What is told of it.
    ///
    /// - Parameter type: The type that was marked as the entry point.
    static func note(of type: String) -> BuildDiagnostic {
        BuildDiagnostic(
            code: .leftOut, severity: .warning,
            message: "the entry point “\(type)” is left out with what it needs and is not here, so the program has no window; its previews are drawn")
    }
}
