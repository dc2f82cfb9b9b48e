/// What the path of a request names.
public enum PushPath: Hashable, Sendable {
    /// `/3/device/TOKEN`; the token is empty where the path has none.
    case device(token: String)
    /// `/4/broadcasts/apps/APP`
    case broadcast(app: String)
    /// `/1/apps/APP/channels`
    case channels(app: String)
    /// `/1/apps/APP/all-channels`
    case allChannels(app: String)

    /// Nil for a path that the service does not know.
    public init?(_ path: String) {
        // Nearly all of what a service is asked.
        if path.hasPrefix(Self.device), !path.utf8.dropFirst(Self.device.utf8.count).contains(UInt8(ascii: "/")) {
            self = .device(token: String(path.utf8.dropFirst(Self.device.utf8.count)) ?? "")
            return
        }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        switch parts.count {
        case 2 where parts == ["3", "device"]: self = .device(token: "")
        case 3 where parts[0] == "3" && parts[1] == "device": self = .device(token: parts[2])
        case 4 where parts[0] == "4" && parts[1] == "broadcasts" && parts[2] == "apps" && !parts[3].isEmpty: self = .broadcast(app: parts[3])
        case 4 where parts[0] == "1" && parts[1] == "apps" && !parts[2].isEmpty && parts[3] == "channels": self = .channels(app: parts[2])
        case 4 where parts[0] == "1" && parts[1] == "apps" && !parts[2].isEmpty && parts[3] == "all-channels": self = .allChannels(app: parts[2])
        default: return nil
        }
    }

    static let device = "/3/device/"
    static let broadcasts = "/4/broadcasts/"

    public var api: PushAPI {
        switch self {
        case .device: .device
        case .broadcast: .broadcast
        case .channels, .allChannels: .channels
        }
    }

    var methods: [String] {
        switch self {
        case .device, .broadcast: ["POST"]
        case .channels: ["POST", "GET", "DELETE"]
        case .allChannels: ["GET"]
        }
    }
}
