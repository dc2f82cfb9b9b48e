import Foundation
import ProjectReader

/// Choices that hold for every target a ``Builder`` builds.
public struct BuildOptions: Sendable {
    /// What `targetEnvironment(simulator)` says.
    public var isSimulator = true
    /// Whether warnings in the user's code are reported.
    public var showsWarnings = false
    /// At most this many errors are reported.
    public var diagnosticLimit = 50
    /// Number of compiler processes at once; 0: as many as there are processors.
    public var jobs = 0
    /// Whether every file of the modules a target needs is compiled, those among them in which the target uses nothing.
    public var compilesWholeModules = false
    /// Modules of Islet's own that sources may import beside Apple's, for programs that try Islet itself.
    public var ownModules: Set<String> = []
    /// Whether the program is to find its types that are coded, as those of Live Activities and intents.
    public var registersCodedTypes = false
    /// Whether the program looks its literals up, so that edits of them are shown without the compiler.
    public var editsLiterals = false
    /// Stands for the rules sources are adapted and left out by; what was made by others is made again.
    public var rules = BuilderVersion.running
    /// Whether a module that cannot be had is declared from how the sources use it, before what uses it is left out.
    public var infersStubs = true
    /// Is told every error of a module before anything of it is left out, at places of the sources; what it throws ends the build.
    public var onErrors: (@Sendable ([BuildDiagnostic]) throws -> Void)?
    /// Extra arguments for the compiler.
    public var compilerArguments: [String] = []

    public init() {}
}
