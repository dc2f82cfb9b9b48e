/// What calls for attention together with an update. The texts are shown on the watch.
public struct ActivityAlert: Codable, Hashable, Sendable {
    public var title: String
    public var body: String
    /// Name of a sound file of the app; `nil` for the system's sound.
    public var sound: String?

    public init(title: String, body: String, sound: String? = nil) {
        self.title = title
        self.body = body
        self.sound = sound
    }
}
