import Foundation
import ProjectReader

/// Builds targets: adapted copies of the sources, compiled against Islet's modules, in a bundle with their resources.
///
///     let product = try Builder(cache: folder, runtime: runtime, toolchain: .find()).build(target)
public struct Builder: Sendable {
    public let cache: URL
    public let runtime: RuntimeLocation
    public let toolchain: Toolchain
    public let options: BuildOptions

    /// - Parameter cache: a folder of its own for what builds keep between runs; one may serve many targets.
    public init(cache: URL, runtime: RuntimeLocation, toolchain: Toolchain, options: BuildOptions = BuildOptions()) {
        self.cache = cache
        self.runtime = runtime
        self.toolchain = toolchain
        self.options = options
    }

    /// Builds a target and the modules it needs. Throws a ``BuildFailure`` where the sources do not build.
    public func build(_ target: BuildTarget, progress: (BuildProgress) -> Void = { _ in }) throws -> BuildProduct {
        try FolderLock.hold(folder(for: target)) {
            do {
                let session = try BuildSession(builder: self, target: target)
                return try session.run(progress: progress)
            } catch let problem as ProjectProblem {
                let finding = BuildDiagnostic(problem.code, .error, "\(problem.message). \(problem.mend)", file: problem.file, line: problem.line)
                throw BuildFailure(target: target.name, diagnostics: [finding])
            }
        }
    }

    /// The folder that holds everything of one target.
    func folder(for target: BuildTarget) -> URL {
        let key = Fingerprint.of(target.root.standardizedFileURL.path + "\n" + target.name + (options.editsLiterals ? "\nliterals" : ""))
        return cache.appendingPathComponent("\(target.moduleName)-\(key)")
    }
}
