import Foundation

/// A broadcast channel of an app.
public struct PushChannel: Codable, Hashable, Sendable {
    /// What a channel keeps for devices that come later.
    public enum Storage: Int, Codable, Hashable, Sendable {
        case none = 0
        case mostRecent = 1
    }

    /// In base64.
    public var identifier: String
    public var app: String
    public var environment: PushEnvironment
    public var storage: Storage
    /// The latest message, where the channel keeps it.
    public var latest: AcceptedNotification?

    public init(identifier: String, app: String, environment: PushEnvironment, storage: Storage) {
        (self.identifier, self.app, self.environment, self.storage) = (identifier, app, environment, storage)
    }

    /// Whether a text can be an identifier: base64 of some bytes.
    static func isWellFormed(_ text: String) -> Bool {
        guard let bytes = Data(base64Encoded: text) else { return false }
        return !bytes.isEmpty && bytes.count <= identifierLimit
    }

    /// Bytes; longer ones are refused. Apple publishes no number.
    static let identifierLimit = 128
}
