import Foundation

/// The program `islet` that was built beside the tests.
public struct Program {
    /// What a run gave back.
    public struct Result: Sendable {
        public let exitCode: Int32
        public let output: String
        public let messages: String
    }

    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    /// The program itself, for a test that talks with it while it runs.
    public static let url = products.appendingPathComponent("islet")

    /// Whether the library that extensions load is there too.
    public static let isComplete = ["islet", "libIsletRuntime.so", "libIsletClock.so", "libIsletLocale.so"].allSatisfy { name in
        FileManager.default.fileExists(atPath: products.appendingPathComponent(name).path)
    }

    public static let absence = "the program or its libraries are not built: swift build"

    /// Runs a command to its end. Variables are added to those of the tests.
    public static func run(_ words: [String], environment: [String: String] = [:]) throws -> Result {
        CommandRuns.note()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["output", "messages"].map { folder.appendingPathComponent($0) }
        for file in files { try Data().write(to: file) }
        let process = Process()
        process.executableURL = products.appendingPathComponent("islet")
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
        return Result(exitCode: process.terminationStatus, output: texts[0], messages: texts[1])
    }
}
