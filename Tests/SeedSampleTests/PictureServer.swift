import Foundation

/// A small web server on this machine that has one file.
final class PictureServer: @unchecked Sendable {
    // Only the thread that accepts connections reads what is set here once.
    private let listener: Int32
    private let name: String
    private let content: Data
    let url: URL

    struct NotStarted: Error { let step: String }

    init(name: String, content: Data) throws {
        (self.name, self.content) = (name, content)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw NotStarted(step: "socket") }
        listener = descriptor
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let port = try withUnsafeMutablePointer(to: &address) { pointer in
            try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                guard bind(descriptor, generic, size) == 0, listen(descriptor, 8) == 0, getsockname(descriptor, generic, &size) == 0 else {
                    throw NotStarted(step: "bind")
                }
            }
            return UInt16(bigEndian: pointer.pointee.sin_port)
        }
        url = URL(string: "http://127.0.0.1:\(port)/")!
        Thread.detachNewThread { self.serve() }
    }

    /// Ends the thread as soon as it waits for the next connection.
    func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    private func serve() {
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { break }
            answer(connection)
            close(connection)
        }
        close(listener)
    }

    private func answer(_ connection: Int32) {
        var request = [UInt8](repeating: 0, count: 4096)
        let count = read(connection, &request, request.count)
        let isKnown = String(decoding: request.prefix(max(count, 0)), as: UTF8.self).hasPrefix("GET /\(name) ")
        let body = isKnown ? content : Data()
        let head = "HTTP/1.1 \(isKnown ? "200 OK" : "404 Not Found")\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        let bytes = Data(head.utf8) + body
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                let step = write(connection, buffer.baseAddress! + sent, buffer.count - sent)
                guard step > 0 else { return }
                sent += step
            }
        }
    }
}
