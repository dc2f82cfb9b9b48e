import Snapshot

/// How deep views may lie in each other. Views and modifiers of real programs stay far below.
@MainActor
enum NestingLimit {
    /// Steps of an evaluation: views and modifiers.
    static let evaluation = 1200
    /// Nodes of an archive, which is passed on in messages of bounded depth.
    static let archive = 450
    /// Characters of the path of what lies too deep.
    private static let shownPath = 400

    /// - Parameter path: Where the innermost views lie; nil where that is not known.
    static func report(_ archive: ArchiveContext, at path: IdentityPath? = nil) {
        archive.report(
            SnapshotDiagnostic(
                code: .nestedTooDeep, severity: .error,
                message: "Views lie more than \(Self.archive) levels deep in each other; what lies deeper is left out. Does a view contain itself?",
                identity: path.map { String($0.text.suffix(Self.shownPath)) }))
    }
}
