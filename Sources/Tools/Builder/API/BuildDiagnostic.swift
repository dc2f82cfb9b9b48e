import IsletModel

/// A message about the user's sources, at the place in the file the user wrote.
public typealias BuildDiagnostic = Finding

/// The sources do not build.
public struct BuildFailure: Error, Sendable, Equatable, CustomStringConvertible {
    public var target: String
    public var diagnostics: [BuildDiagnostic]

    public init(target: String, diagnostics: [BuildDiagnostic]) {
        self.target = target
        self.diagnostics = diagnostics
    }

    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
