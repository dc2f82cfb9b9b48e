import Foundation

/// A wish to start an activity.
public struct ActivityRequest: Codable, Hashable, Sendable {
    /// Where the wish comes from.
    public enum Origin: String, Codable, Hashable, Sendable {
        /// The app, which must be in the foreground.
        case app
        /// A `LiveActivityIntent`, which may run in the background.
        case intent
        /// A push to start.
        case push
    }

    public enum Style: String, Codable, Hashable, Sendable { case standard, transient }

    /// Name of the attributes' type, without its module.
    public var attributesType: String
    /// The attributes as the default `JSONEncoder` writes them.
    public var attributes: Data
    public var payload: ActivityPayload
    public var push: ActivityPush?
    public var style: Style
    /// Calls for attention when the activity starts.
    public var alert: ActivityAlert?
    /// When the activity is to start; at once when `nil`.
    public var start: Date?
    public var origin: Origin

    public init(
        attributesType: String, attributes: Data, payload: ActivityPayload, push: ActivityPush? = nil, style: Style = .standard,
        alert: ActivityAlert? = nil, start: Date? = nil, origin: Origin = .app
    ) {
        self.attributesType = attributesType
        self.attributes = attributes
        self.payload = payload
        self.push = push
        self.style = style
        self.alert = alert
        self.start = start
        self.origin = origin
    }
}
