import Foundation
import IsletModel
import Sandboxing

/// What manifests of packages are compiled and run behind: they are programs of strangers. The package manager itself, which reads
/// repositories and asks other machines for them, stands outside; it is given a compiler that puts up the walls.
///
/// A manifest sees the system, the toolchain and the folders named here; it writes nowhere, and has no network and no variable of its caller's.
struct ManifestWalls {
    private let folder: URL
    private let readable: [URL]
    private let modules: URL

    /// - Parameters:
    ///   - readable: What manifests may read beside the toolchain.
    ///   - cache: Where compiled headers are kept between runs; nil: nowhere.
    init(readable: [URL], cache: URL?) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-manifest-\(UUID().uuidString)")
        self.readable = readable
        modules = (cache ?? folder).appendingPathComponent("manifest-modules")
        Leftovers.note(folder)
        for place in [temporary, compiler.deletingLastPathComponent(), modules] {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
        try writeScripts()
    }

    func remove() { Leftovers.remove(folder) }

    /// What the package manager is given so that it evaluates no manifest outside.
    var environment: [String: String] { ["SWIFT_EXEC": compiler.path, "TMPDIR": temporary.path] }

    /// A folder that is removed with the walls.
    var scratch: URL { folder.appendingPathComponent("scratch") }

    /// What manifests asked for and did not get, each once.
    var requests: [ManifestRequest] {
        let text = String(decoding: FileManager.default.contents(atPath: asked.path)?.prefix(1 << 16) ?? Data(), as: UTF8.self)
        var known: Set<ManifestRequest> = []
        return text.split(separator: "\n").compactMap { ManifestRequest(line: String($0)) }.filter { known.insert($0).inserted }
    }

    /// What is compiled lies here; nothing else can be written.
    var temporary: URL { folder.appendingPathComponent("tmp") }
    private var compiler: URL { folder.appendingPathComponent("usr/bin/swiftc") }
    private var plainCompiler: URL { folder.appendingPathComponent("compile") }
    private var runner: URL { folder.appendingPathComponent("run") }
    private var launcher: URL { folder.appendingPathComponent("launch") }
    private var filter: URL { folder.appendingPathComponent("filter") }
    private var asked: URL { folder.appendingPathComponent("asked") }

    private static let watch: URL? = {
        let library = BundledData.folder.appendingPathComponent("libIsletManifestWatch.so")
        return FileManager.default.fileExists(atPath: library.path) ? library : nil
    }()

    private func writeScripts() throws {
        guard let real = Self.realCompiler else {
            throw ProjectProblem(
                code: .noCompiler, file: "PATH", message: "swiftc is not on the search path",
                mend: "Install Swift and add its usr/bin folder to PATH")
        }
        let path = "\(real.deletingLastPathComponent().path):/usr/bin:/bin"
        let compiling = try command(
            Confinement(readable: readable + [folder], writable: [temporary, modules], temporaryBytes: 1 << 30),
            environment: ["PATH": path, "HOME": "/tmp", "TMPDIR": temporary.path, "XDG_CACHE_HOME": modules.path])
        var surroundings = ["PATH": path, "HOME": "/tmp", "TMPDIR": "/tmp", "ISLET_HOME": FileManager.default.homeDirectoryForCurrentUser.path]
        surroundings["LD_PRELOAD"] = Self.watch?.path
        let running = try command(
            Confinement(readable: readable + [temporary] + (Self.watch.map { [$0] } ?? [])), environment: surroundings)
        try writePlainScripts(compiling: compiling, running: running, compiler: real)
        try write(
            """
            #!/bin/bash
            case " $* " in *" -print-target-info "*) exec \(Self.quoted(real.path)) "$@" ;; esac
            output= previous=
            for word; do if [ "$previous" = -o ]; then output=$word; fi; previous=$word; done
            \(compiling) \(Self.quoted(real.path)) "$@" 9<\(Self.quoted(filter.path)) || exit $?
            [ -f "$output" ] || exit 0
            mv "$output" "$output.program" && cp \(Self.quoted(launcher.path)) "$output"
            """, to: compiler)
        try write(
            """
            #!/bin/bash
            \(running) "$0.program" "$@" 2>&1 9<\(Self.quoted(filter.path)) | head -c 65536 >"$0.said"
            status=${PIPESTATUS[0]}
            grep -a '^\(ManifestRequest.beginning)' "$0.said" >>\(Self.quoted(asked.path))
            grep -av '^\(ManifestRequest.beginning)' "$0.said" >&2
            exit $status
            """, to: launcher)
    }

    private func writePlainScripts(compiling: String, running: String, compiler: URL) throws {
        try write("#!/bin/bash\n\(compiling) \(Self.quoted(compiler.path)) \"$@\" 9<\(Self.quoted(filter.path))", to: plainCompiler)
        try write(
            """
            #!/bin/bash
            \(running) "$@" 2>"$0.said" 9<\(Self.quoted(filter.path)) | head -c \(Self.mostOutput)
            status=${PIPESTATUS[0]}
            grep -a '^\(ManifestRequest.beginning)' "$0.said" >>\(Self.quoted(asked.path))
            grep -av '^\(ManifestRequest.beginning)' "$0.said" | head -c 65536 >&2
            exit $status
            """, to: runner)
    }

    private static let mostOutput = 16 << 20

    /// Compiles with the toolchain's compiler, into ``temporary``. Throws what the compiler says.
    func compile(_ arguments: [String]) throws {
        let output = try ToolRun([plainCompiler.path] + arguments, secondsAllowed: Double(Self.mostSeconds)).run()
        guard output.status == 0 else { throw CompilerRefusal(text: output.text) }
    }

    /// Runs a program that ``compile(_:)`` made.
    func run(_ program: URL) throws -> ToolRun.Output { try ToolRun([runner.path, program.path], secondsAllowed: Double(Self.mostSeconds)).run() }

    struct CompilerRefusal: Error {
        let text: String
    }

    /// The words before a program's own that start it behind walls, for a shell.
    private func command(_ confinement: Confinement, environment: [String: String]) throws -> String {
        let command = try Sandbox.support().sandbox.command(
            running: [], in: URL(fileURLWithPath: "/"), confinement, environment: environment)
        if let descriptor = command.filter {
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try (file.readToEnd() ?? Data()).write(to: filter)
        } else {
            try Data().write(to: filter)
        }
        let variables = command.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let beginning = ["/usr/bin/timeout", "-s", "KILL", "\(Self.mostSeconds)", "/usr/bin/env", "-i"]
        return (beginning + variables + command.words).map(Self.quoted).joined(separator: " ")
    }

    private func write(_ script: String, to file: URL) throws {
        try Data((script + "\n").utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    /// What one manifest may take where nobody is left to end it.
    private static let mostSeconds = 300

    private static func quoted(_ word: String) -> String { "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'" }

    private static let realCompiler: URL? = {
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let compiler = URL(fileURLWithPath: "\(folder)/swiftc")
            guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
            return compiler.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("swiftc")
        }
        return nil
    }()
}
