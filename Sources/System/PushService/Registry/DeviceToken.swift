import Foundation

/// A token that a device was given, and what it is for.
public struct DeviceToken: Codable, Hashable, Sendable {
    /// What a push with the token reaches.
    public enum Use: Codable, Hashable, Sendable {
        case app
        case activity(String)
        /// Starts activities with attributes of this type.
        case start(attributesType: String)
        case widgets
        case control(String)

        /// The kinds of notification that it takes.
        var kinds: [NotificationKind] {
            switch self {
            case .app: [.alert, .background]
            case .activity, .start: [.liveActivity]
            case .widgets: [.widgets]
            case .control: [.controls]
            }
        }
    }

    /// What there is one token for at a time.
    struct Owner: Hashable, Sendable {
        var device: String
        var app: String
        var use: Use
        var environment: PushEnvironment
    }

    var owner: Owner { Owner(device: device, app: app, use: use, environment: environment) }

    /// Hexadecimal digits in lower case.
    public var text: String
    /// Bundle identifier.
    public var app: String
    public var use: Use
    public var environment: PushEnvironment
    public var device: String
    /// Why and since when it is of no use any more.
    public var end: End?

    public struct End: Codable, Hashable, Sendable {
        public enum Cause: String, Codable, Hashable, Sendable {
            /// The app is gone, the activity has ended, or another token took its place.
            case unregistered
            case expired
        }

        public var cause: Cause
        public var date: Date
        /// What happened on the device, as the end of a sentence.
        public var reason: String?

        public init(_ cause: Cause, at date: Date, because reason: String? = nil) { (self.cause, self.date, self.reason) = (cause, date, reason) }
    }

    public init(_ text: String, app: String, use: Use, environment: PushEnvironment = .sandbox, device: String) {
        (self.text, self.app, self.use, self.environment, self.device) = (text.lowercased(), app, use, environment, device)
    }

    /// A token as a program gets it.
    public init(_ bytes: Data, app: String, use: Use, environment: PushEnvironment = .sandbox, device: String) {
        self.init(Self.text(of: bytes), app: app, use: use, environment: environment, device: device)
    }

    /// As a request's path has it.
    public static func text(of bytes: Data) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    /// Whether a text can be a token at all: hexadecimal digits, two a byte.
    static func isWellFormed(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count.isMultiple(of: 2) && text.utf8.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
    }
}
