import Foundation

/// A widget, an activity or another thing in a scene that a person can touch.
public struct ScenePart: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, Codable {
        case widget, activity, app, control, notification
    }

    public var kind: Kind
    /// Of the widget, the activity or the app.
    public var id: String
    /// What it is called.
    public var name: String
    /// Where it lies on the screen, in points.
    public var frame: CGRect
    /// Points on the screen for one of its own.
    public var factor: Double
    /// The URL that a tap on it opens, beside the links in it.
    public var url: String?
    /// Identity of its node in the scene's snapshot.
    public var node: String
}
