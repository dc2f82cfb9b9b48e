/// A type of an app's own that parameters can have.
public protocol AppValue: _IntentValue, PersistentlyIdentifiable, DisplayRepresentable, Sendable {}
