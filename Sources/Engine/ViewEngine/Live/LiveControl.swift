import Foundation

/// What a control of a running window does.
public struct LiveControl {
    /// `Button`, `Toggle`, `TextField`, …
    public var role: String
    /// What it is called where the control shows no text of its own.
    public var title: String?
    /// The state of a toggle, the text of a field.
    public var value: String?
    public var isEnabled: Bool
    public var tap: (@MainActor () -> Void)?
    /// Takes the place of a field's text.
    public var enter: (@MainActor (String) -> Void)?
    /// Ends the writing into a field.
    public var submit: (@MainActor () -> Void)?
    /// Whether it is the field that takes what is typed; nil where it can never be.
    public var isFocused: Bool?
    /// Moves what is seen by a distance in points. False where there is nothing further.
    public var scroll: (@MainActor (CGSize) -> Bool)?
    /// A finger leaves what is scrolled with a speed, in points a second: the program decides where it comes to rest. Nil where it just glides.
    public var rest: (@MainActor (CGSize) -> Void)?
    /// How far it is scrolled, once its content is laid out.
    public var scrolled: (@MainActor () -> ScrolledPlace)?
    /// What tells gestures apart among the touches of the view, which come one step after the other.
    public var recognizers: [any TouchRecognizer] = []
    /// Whether it is no control that a person would name.
    public var isArea = false
    /// What the recognizers recognize.
    public var gestures: Set<TouchGesture> = []

    public init(role: String, isEnabled: Bool, tap: (@MainActor () -> Void)? = nil) {
        self.role = role
        self.isEnabled = isEnabled
        self.tap = tap
    }
}
