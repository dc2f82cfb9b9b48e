import Foundation

/// An HTTP server on this machine that answers with the method, the path and the body of what it was asked.
final class EchoServer: @unchecked Sendable {
    // Only the thread that accepts connections reads what is set here once.
    private let listener: Int32
    let base: String

    struct NotStarted: Error {}

    init() throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listener
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isListening else { throw NotStarted() }
        base = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/"
        Thread.detachNewThread { self.serve() }
    }

    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private func serve() {
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { return }
            answer(connection)
            close(connection)
        }
    }

    private func answer(_ connection: Int32) {
        var text = ""
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while !isWhole(text) {
            let count = read(connection, &buffer, buffer.count)
            guard count > 0 else { return }
            text += String(decoding: buffer[..<count], as: UTF8.self)
        }
        let words = text.split(separator: " ", maxSplits: 2)
        let body = (["\(words[0]) \(words[1])"] + [text.components(separatedBy: "\r\n\r\n").last ?? ""]).filter { !$0.isEmpty }.joined(separator: " ")
        let answer = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
        _ = answer.withCString { write(connection, $0, strlen($0)) }
    }

    /// Whether the head and as much of the body as it promises have come.
    private func isWhole(_ text: String) -> Bool {
        let parts = text.components(separatedBy: "\r\n\r\n")
        guard parts.count > 1 else { return false }
        let line = parts[0].split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
        return parts[1].utf8.count >= (line.flatMap { Int($0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)) } ?? 0)
    }
}
