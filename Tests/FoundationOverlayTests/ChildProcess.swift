import Foundation

/// Runs the test tool in processes of their own.
struct ChildProcess {
    var environment: [String: String]

    /// The folder the build put the test tool and the libraries in.
    static var products: URL {
        URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    }

    func start(_ arguments: [String]) throws -> (process: Process, output: Pipe) {
        let process = Process()
        let output = Pipe()
        process.executableURL = Self.products.appendingPathComponent("FoundationOverlayTestTool")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        try process.run()
        return (process, output)
    }

    /// What the tool prints; `nil` when it fails.
    func run(_ arguments: [String]) throws -> String? {
        let (process, output) = try start(arguments)
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }
}
