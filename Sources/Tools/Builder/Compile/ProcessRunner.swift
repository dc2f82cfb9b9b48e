import Foundation

/// Runs a program to its end and collects what it writes.
enum ProcessRunner {
    struct Output {
        var status: Int32
        /// Standard output and standard error, in the order written.
        var text: String
    }

    static func run(_ program: URL, _ arguments: [String], in folder: URL) throws -> Output {
        let log = folder.appendingPathComponent("output-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...UInt32.max)).txt")
        try Data().write(to: log)
        defer { unlink(log.path) }
        let handle = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        try handle.close()
        let status = process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
        return Output(status: status, text: String(decoding: try Data(contentsOf: log), as: UTF8.self))
    }
}
