import Foundation

/// A program of the toolchain, run to its end or to the end of its time.
struct ToolRun {
    struct Output {
        var status: Int32
        /// What it wrote to standard output alone.
        var output: Data
        /// Both streams' text.
        var text: String
    }

    let arguments: [String]
    let environment: [String: String]
    let secondsAllowed: Double

    init(_ arguments: [String], environment: [String: String] = [:], secondsAllowed: Double = 120) {
        self.arguments = arguments
        self.environment = environment
        self.secondsAllowed = secondsAllowed
    }

    func run() throws -> Output {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["output", "messages"].map { folder.appendingPathComponent($0) }
        for file in files { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, own in own }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        let isOver = wait(for: process)
        let output = try Data(contentsOf: files[0])
        let messages = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
        let late = isOver ? "" : "\nerror: no end after \(Int(secondsAllowed)) seconds"
        return Output(
            status: isOver ? process.terminationStatus : 1, output: output, text: messages + String(decoding: output, as: UTF8.self) + late)
    }

    /// Ends the process when its time is over; false if that was needed.
    private func wait(for process: Process) -> Bool {
        let end = ContinuousClock.now + .seconds(secondsAllowed)
        while process.isRunning {
            guard ContinuousClock.now < end else {
                process.terminate()
                process.waitUntilExit()
                return false
            }
            usleep(5000)
        }
        process.waitUntilExit()
        return true
    }
}
