import Foundation
import ProjectReader

/// Choices that hold for every target a ``Builder`` builds.
public struct BuildOptions: Sendable {
    /// Turns resources into bundle files that need more than copying: asset catalogs, data models.
    /// Returns false where it leaves the resource to the Builder, which copies it as it is.
    public typealias ResourceCompiler = @Sendable (_ resource: ResourceFile, _ bundle: URL) throws -> Bool

    /// What `targetEnvironment(simulator)` says.
    public var isSimulator = true
    /// Whether warnings in the user's code are reported.
    public var showsWarnings = false
    /// At most this many errors are reported.
    public var diagnosticLimit = 50
    /// Number of compiler processes at once; 0: as many as there are processors.
    public var jobs = 0
    /// Extra arguments for the compiler.
    public var compilerArguments: [String] = []
    public var resourceCompiler: ResourceCompiler?

    public init() {}
}
