import Foundation

/// Sockets that are connected to a server.
enum ClientSocket {
    /// - Parameter patience: Seconds to wait for the connection, and later for reading and writing.
    static func connect(host: String, port: Int, patience: Double) throws(HTTP2Error) -> Int32 {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, String(port), &hints, &found)
        guard code == 0 else { throw .port(port, reason: "\(host): \(String(cString: gai_strerror(code)))") }
        defer { freeaddrinfo(found) }
        var failure = HTTP2Error.port(port, reason: "\(host) has no address")
        var next = found
        while let candidate = next?.pointee {
            next = candidate.ai_next
            let descriptor = socket(candidate.ai_family, candidate.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
            guard descriptor >= 0 else { throw .lastSystemError("socket") }
            var limit = timeval(tv_sec: Int(patience), tv_usec: Int((patience - patience.rounded(.down)) * 1e6))
            for option in [SO_RCVTIMEO, SO_SNDTIMEO] { setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size)) }
            ListeningSocket.hurry(descriptor)
            if Glibc.connect(descriptor, candidate.ai_addr, candidate.ai_addrlen) == 0 { return descriptor }
            failure = .port(port, reason: String(cString: strerror(errno)))
            close(descriptor)
        }
        throw failure
    }
}
