/// How long a Live Activity means to stay.
public enum ActivityStyle: Hashable, Sendable {
    /// Until the app, a push, a person or the time limit ends it.
    case standard
    /// Shown expanded in the Dynamic Island, and ended as soon as a person locks the device or does something else.
    case transient
}
