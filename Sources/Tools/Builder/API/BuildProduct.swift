import Foundation
import ProjectReader

/// What a build made.
public struct BuildProduct: Sendable {
    /// The program.
    public var executable: URL
    /// The folder `<Name>.appex` or `<Name>.app` with the program and everything beside it.
    public var bundle: URL
    /// What was built; loose files with an app's entry point are an app.
    public var target: BuildTarget
    /// Warnings and notes; errors are thrown.
    public var diagnostics: [BuildDiagnostic]
    public var statistics: BuildStatistics
    /// The literals that the program looks up; nil where it looks none up.
    public var literals: CompiledLiterals?
}

/// What a build had to do.
public struct BuildStatistics: Sendable, Equatable {
    /// Source files in all modules of the target.
    public var files = 0
    /// Files that were read and adapted again because they changed.
    public var adapted = 0
    /// How often each module was compiled, by its name: with stubs, and where files are found to be needed late, more than once. What was only
    /// looked through for errors does not count.
    public var compilations: [String: Int] = [:]
    /// Modules that were compiled.
    public var compiledModules: Int { compilations.count }
    /// Seconds.
    public var adaptDuration = 0.0
    public var compileDuration = 0.0
}

/// How far a build is.
public enum BuildProgress: Sendable, Equatable {
    case adapting(module: String, files: Int)
    case compiling(module: String)
    case bundling(target: String)
    case unchanged(target: String)
}
