import FoundationOverlay
import Synchronization

/// The program that runs the tests: it has a device, and paints.
public enum _TestHost {
    /// Names the descriptor on which requests go out and answers come in, one JSON object a line each.
    private static let variable = "ISLET_TEST_CHANNEL"
    private static let channel = Mutex<(descriptor: Int32, rest: [UInt8])?>(
        ProcessInfo.processInfo.environment[variable].flatMap { Int32($0) }.map { ($0, []) })

    /// Whether a program of Islet runs the tests.
    public static var isThere: Bool { channel.withLock { $0 != nil } }

    /// Asks, and waits for the answer. Throws what the answer names as `problem`.
    public static func ask(_ question: [String: Any]) throws -> [String: Any] {
        let line = try JSONSerialization.data(withJSONObject: question) + Data("\n".utf8)
        let answer = try channel.withLock { channel throws -> Data in
            guard let descriptor = channel?.descriptor else {
                throw _TestProblem("there is no device: the tests were not started with “islet test”")
            }
            try write(line, to: descriptor)
            return try readLine(from: descriptor, &channel!.rest)
        }
        guard let object = try JSONSerialization.jsonObject(with: answer) as? [String: Any] else { throw _TestProblem("the answer is no object") }
        if let problem = object["problem"] as? String { throw _TestProblem(problem) }
        return object
    }

    private static func write(_ data: Data, to descriptor: Int32) throws {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw _TestProblem("the program that runs the tests is gone") }
            rest = rest.dropFirst(count)
        }
    }

    private static func readLine(from descriptor: Int32, _ rest: inout [UInt8]) throws -> Data {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest.removeSubrange(...end) }
                return Data(rest[..<end])
            }
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw _TestProblem("the program that runs the tests is gone") }
            rest += buffer.prefix(count)
        }
    }
}
