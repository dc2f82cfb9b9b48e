import Foundation

/// The program of the tests, in a process of its own.
enum ChildProcess {
    static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    struct Failure: Error {
        var message: String
    }

    /// Runs until so many lines have come and some time more has passed, and kills it; whole lines it wrote.
    static func killed(_ arguments: [String], afterLines count: Int, microseconds: UInt32) throws -> [Substring] {
        let process = Process()
        process.executableURL = products.appendingPathComponent("DeviceDriverTestTool")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var data = Data()
        while data.count(where: { $0 == UInt8(ascii: "\n") }) < count {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { throw Failure(message: "the program ended by itself") }
            data.append(more)
        }
        usleep(microseconds)
        kill(process.processIdentifier, SIGKILL)
        data.append(output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        let end = text.lastIndex(of: "\n").map { text[..<$0] } ?? ""
        return end.split(separator: "\n")
    }
}
