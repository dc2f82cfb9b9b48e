import Foundation
import Glibc

/// Runs a program to its end and gives back what it wrote.
public enum ShortCommand {
    public struct Result: Sendable {
        public var status: ExitStatus
        public var output: String
        public var errors: String
    }

    /// - Parameter words: Path of the program, then its arguments.
    public static func run(_ words: [String], environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Result {
        let output = try Descriptors.makePipe()
        let errors = try Descriptors.makePipe()
        defer { [output.ours, errors.ours].forEach { _ = close($0) } }
        let process: SpawnedProcess
        do {
            defer { [output.theirs, errors.theirs].forEach { _ = close($0) } }
            process = try SpawnedProcess(words, environment: environment, descriptors: [1: output.theirs, 2: errors.theirs])
        }
        var texts = [output.ours: Data(), errors.ours: Data()]
        var open = Set(texts.keys)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while !open.isEmpty {
            var polls = open.sorted().map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            _ = poll(&polls, nfds_t(polls.count), 1000)
            for item in polls where item.revents != 0 {
                switch Descriptors.read(item.fd, into: &buffer) {
                case .bytes(let data): texts[item.fd]?.append(data)
                case .nothingYet: break
                case .end: open.remove(item.fd)
                }
            }
        }
        let status = process.endStatus(waiting: true) ?? 0
        return Result(
            status: ExitStatus(waitStatus: status), output: String(decoding: texts[output.ours] ?? Data(), as: UTF8.self),
            errors: String(decoding: texts[errors.ours] ?? Data(), as: UTF8.self))
    }
}
