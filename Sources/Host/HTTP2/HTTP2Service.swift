import Foundation

/// What a server does with its connections and requests. All of it is called on the server's thread.
public protocol HTTP2Service: AnyObject {
    /// A client connected at one of the server's ports, in the order in which they were given.
    func opened(_ connection: Int, port: Int)
    /// A client has shown a certificate. Nobody has looked at it.
    func presented(_ certificate: PeerCertificate, _ connection: Int)
    func closed(_ connection: Int)
    /// A whole request. It may be answered at any time from now on.
    func received(_ request: HTTP2Request, _ stream: HTTP2StreamID)
    /// A client gave up a request before its answer was complete.
    func cancelled(_ stream: HTTP2StreamID)
    /// Everything that could be read was read: what was put off, such as storing, is done now, before answers are written.
    func roundEnded()
}

/// Why a server cannot be started.
public enum HTTP2Error: Error, Equatable, CustomStringConvertible {
    case certificate(file: String, reason: String)
    case port(Int, reason: String)
    case system(call: String, reason: String)

    public var description: String {
        switch self {
        case .certificate(let file, let reason): "\(file) cannot be used as a certificate: \(reason)"
        case .port(let port, let reason): "port \(port) cannot be opened: \(reason)"
        case .system(let call, let reason): "\(call) failed: \(reason)"
        }
    }

    static func lastSystemError(_ call: String) -> HTTP2Error { .system(call: call, reason: String(cString: strerror(errno))) }
}
