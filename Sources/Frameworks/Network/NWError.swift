import FoundationOverlay

public enum NWError: Error, Equatable, Sendable, CustomDebugStringConvertible {
    case posix(POSIXErrorCode)
    /// Of the name service.
    case dns(Int32)
    /// Of the secure transport.
    case tls(Int32)

    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
        case .dns(let code): "DNSServiceError \(code)"
        case .tls(let code): "TLS error \(code)"
        }
    }
}
