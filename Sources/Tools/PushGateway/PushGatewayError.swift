/// Why a gateway cannot be started.
public enum PushGatewayError: Error, Equatable, CustomStringConvertible {
    case storage(file: String, reason: String)
    case key(file: String, reason: String)
    case server(String)

    public var description: String {
        switch self {
        case .storage(let file, let reason): "\(file): \(reason)"
        case .key(let file, let reason): "\(file) cannot be used as a key: \(reason)"
        case .server(let reason): reason
        }
    }
}
