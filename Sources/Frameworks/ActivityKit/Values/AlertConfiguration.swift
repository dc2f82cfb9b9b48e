import FoundationOverlay

/// How an update calls for attention. The texts are shown on Apple Watch; on iPhone the activity itself is the alert.
public struct AlertConfiguration: Equatable, Sendable {
    public var title: LocalizedStringResource
    public var body: LocalizedStringResource
    public var sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }

    /// The sound of an alert.
    public struct AlertSound: Equatable, Sendable {
        /// Name of a sound file of the app; `nil` for the system's sound.
        let name: String?

        public static var `default`: AlertSound { AlertSound(name: nil) }
        /// A sound file in the app's bundle, or in `Library/Sounds` of its container.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }
}
