import Foundation
import Sandboxing

/// Runs a compiler to its end and collects what it writes. It sees what its command names, and nothing else of its user: macros, and
/// whoever finds a fault in the compiler, run in its process.
enum ProcessRunner {
    struct Output {
        var status: Int32
        /// Standard output and standard error, in the order written.
        var text: String
    }

    /// - Parameters:
    ///   - folder: Where it is started, and what it may write to.
    ///   - writable: What else it may write to.
    ///   - readable: Folders it reads beside those that its command names.
    ///   - keepsModules: Whether compiled headers are kept for all builds; not where code of the project runs in the compiler.
    static func run(
        _ program: URL, _ arguments: [String], in folder: URL, readable: [URL] = [], writable: [URL] = [], keepsModules: Bool = true
    ) throws -> Output {
        let modules = keepsModules ? try sharedModules() : nil
        let named = folders(in: arguments) + [program.resolvingSymlinksInPath().deletingLastPathComponent()]
        let changeable = [folder] + writable + (modules.map { [$0] } ?? [])
        let read = (named + readable).filter { read in isNoHome(read) && !changeable.contains { lies(read, in: $0) } }
        let confinement = Confinement(readable: read, writable: changeable, temporaryBytes: temporaryBytes)
        let run = ConfinedRun(
            [program.path] + arguments, confinement, in: folder,
            environment: try environment(folder, keepsModules: keepsModules, sandbox: Sandbox.support().sandbox, readable: read), limits: limits,
            mergesStreams: true)
        let output = try run.run()
        var text = String(decoding: output.output, as: UTF8.self)
        let status: Int32 =
            switch output.status {
            case .code(let code): code
            case .signal(let signal): 128 + signal
            }
        if let breach = output.breach { text += "\nerror: \(sentence(breach))\n" }
        return Output(status: output.breach == nil ? status : max(1, status), text: text)
    }

    private static func lies(_ folder: URL, in other: URL) -> Bool {
        folder.resolvingSymlinksInPath().path.hasPrefix(other.resolvingSymlinksInPath().path + "/")
    }

    /// Whether a folder is neither the user's home nor one that holds it.
    private static func isNoHome(_ folder: URL) -> Bool {
        let home = FileManager.default.homeDirectoryForCurrentUser.standardizedFileURL.path + "/"
        return !home.hasPrefix(folder.standardizedFileURL.path + "/")
    }

    private static let limits = ConfinedRun.Limits(seconds: 1800, memory: 16 << 30, output: 64 << 20)
    private static let temporaryBytes = 4 << 30

    private static func sentence(_ breach: ConfinedRun.Breach) -> String {
        switch breach {
        case .time: "the compiler was ended after \(Int(limits.seconds / 60)) minutes"
        case .memory: "the compiler was ended: it used more than \(limits.memory >> 30) GB of memory"
        case .output: "the compiler was ended: it wrote more than \(limits.output >> 20) MB of messages"
        }
    }

    private static let inherited = ["PATH", "HOME", "LANG", "LC_ALL", "SDKROOT", "SOURCE_DATE_EPOCH", "PKG_CONFIG_PATH"]

    /// - Parameters:
    ///   - sandbox: How the compiler is confined.
    ///   - readable: Folders that it sees and cannot change.
    static func environment(_ folder: URL, keepsModules: Bool, sandbox: Sandbox, readable: [URL] = []) throws -> [String: String] {
        var result = ProcessInfo.processInfo.environment.filter { inherited.contains($0.key) }
        result["TMPDIR"] = try temporaryFolder(folder, sandbox, readable).path
        result["XDG_CACHE_HOME"] = keepsModules ? cache.path : folder.appendingPathComponent("cache").path
        return result
    }

    /// An empty one of the sandbox's own. Landlock has none, and keeps the machine's closed; sources that lie in the machine's own hide it. There
    /// it lies in the folder that is written to.
    private static func temporaryFolder(_ folder: URL, _ sandbox: Sandbox, _ readable: [URL]) throws -> URL {
        let usual = URL(fileURLWithPath: "/tmp", isDirectory: true)
        let isHidden = readable.contains { $0.resolvingSymlinksInPath().path == usual.path }
        if case .landlock = sandbox {} else if !isHidden { return usual }
        let own = folder.appendingPathComponent("tmp")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        return own
    }

    private static var cache: URL { UserFolders.cache }

    /// Where the compiler keeps headers it has compiled.
    private static func sharedModules() throws -> URL {
        let folder = cache.appendingPathComponent("clang/ModuleCache")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// The folders a command names, or that the files it names lie in; what lies in one of them is left out.
    static func folders(in arguments: [String]) -> [URL] {
        let paths = arguments.flatMap { $0.split(whereSeparator: { $0 == "=" || $0 == "#" }) }.compactMap { word -> String? in
            guard let slash = word.firstIndex(of: "/"), slash == word.startIndex || ["-I", "-L", "-F"].contains(String(word[..<slash])) else {
                return nil
            }
            let path = String(word[slash...])
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
            return isFolder.boolValue ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
        }
        var kept: [String] = []
        for path in Set(paths).sorted() where !kept.contains(where: { path.hasPrefix($0 + "/") }) { kept.append(path) }
        return kept.map { URL(fileURLWithPath: $0, isDirectory: true) }
    }
}
