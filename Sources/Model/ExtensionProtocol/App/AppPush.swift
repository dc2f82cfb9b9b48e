import Foundation

/// A push as an app is told of it.
public struct AppPush: Codable, Sendable, Equatable {
    public enum Occasion: String, Codable, Sendable {
        /// It came for the app's code: the app fetches something, in the background or not.
        case background
        /// It is about to be shown while the app is on the screen: the app decides whether it is.
        case presentation
        /// A person has tapped it: the app comes to the foreground for it.
        case tap
    }

    /// Names the notification.
    public var identifier: String
    /// The whole payload, JSON.
    public var payload: String
    public var occasion: Occasion
    /// When it arrived.
    public var date: Date
    /// Seconds the app may take until it calls the completion handler.
    public var patience: Double

    public init(identifier: String, payload: String, occasion: Occasion, date: Date, patience: Double) {
        (self.identifier, self.payload, self.occasion, self.date, self.patience) = (identifier, payload, occasion, date, patience)
    }
}

/// What an extension is told of its tokens for pushes.
public struct PushTokenNews: Codable, Sendable, Equatable {
    public struct Widgets: Codable, Sendable, Equatable {
        public var token: Data
        public var placed: [PlacedWidgetInfo]

        public init(token: Data, placed: [PlacedWidgetInfo]) { (self.token, self.placed) = (token, placed) }
    }

    /// Nil where nothing is new of them.
    public var widgets: Widgets?
    public var controls: [PlacedControlInfo]?

    public init(widgets: Widgets? = nil, controls: [PlacedControlInfo]? = nil) { (self.widgets, self.controls) = (widgets, controls) }
}

/// A control in Control Center.
public struct PlacedControlInfo: Codable, Sendable, Equatable {
    public var kind: String
    /// Where pushes for it go; nil where its extension takes none.
    public var token: Data?
    /// How a person configured it; nil where there is nothing to configure.
    public var configuration: IntentValues?

    public init(kind: String, token: Data? = nil, configuration: IntentValues? = nil) {
        (self.kind, self.token, self.configuration) = (kind, token, configuration)
    }
}
