import Foundation
import IsletModel

/// The payload of a push to an app, as a device reads it.
///
/// Source: Apple, “Generating a remote notification”.
public struct AppPayload: Sendable, Hashable {
    public var title: String
    public var subtitle: String
    public var body: String
    public var badge: Int?
    public var hasSound: Bool
    /// The app's code is to be woken.
    public var wakesApp: Bool
    /// What is odd about it, though a device takes it.
    public var notes: [String]

    /// Whether a person sees or hears something of it.
    public var hasAlert: Bool { !title.isEmpty || !subtitle.isEmpty || !body.isEmpty }

    public init(_ data: Data) throws(LiveActivityPayload.Fault) {
        let aps = try LiveActivityPayload.aps(data)
        let alert = aps["alert"] as? [String: Any]
        title = Self.words(alert?["title"], alert?["title-loc-key"])
        subtitle = Self.words(alert?["subtitle"], alert?["subtitle-loc-key"])
        body = Self.words(alert?["body"], alert?["loc-key"])
        if let text = aps["alert"] as? String { body = text }
        badge = aps["badge"] as? Int
        hasSound = aps["sound"] != nil
        wakesApp = (aps["content-available"] as? Int) == 1
        notes = []
        for name in ["content-state", "event", "attributes-type"] where aps[name] != nil {
            notes.append("“aps.\(name)” is for Live Activities: this push has the type of a notification of the app, which does not read it")
        }
    }

    private static func words(_ text: Any?, _ key: Any?) -> String { text as? String ?? key as? String ?? "" }
}

/// The payload of a push to widgets or controls.
///
/// Source: Apple, “Updating widgets with WidgetKit push notifications”: `{"aps": {"content-changed": true}}`.
public struct ContentChangedPayload: Sendable, Hashable {
    /// What is odd about it, though a device takes it.
    public var notes: [String] = []

    public init(_ data: Data) throws(LiveActivityPayload.Fault) {
        let aps = try LiveActivityPayload.aps(data)
        if (aps["content-changed"] as? Bool) != true {
            notes.append("“aps” has no “content-changed: true”, which Apple asks for")
        }
    }
}
