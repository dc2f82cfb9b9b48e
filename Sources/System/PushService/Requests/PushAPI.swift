/// Which of the push service's interfaces a request is for.
public enum PushAPI: String, Codable, Hashable, Sendable {
    /// A notification to one device.
    case device
    /// A notification to the subscribers of a channel.
    case broadcast
    /// Creating, reading, deleting and listing channels.
    case channels

    /// The header that names the request, echoed in the answer.
    public var identifierHeader: String { self == .device ? "apns-id" : "apns-request-id" }
}
