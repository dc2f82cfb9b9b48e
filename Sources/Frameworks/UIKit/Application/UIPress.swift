import FoundationOverlay

/// A key or button that is pressed. A phone on the page has none: nobody is told of any.
///
/// - Support: accepted, without effect: there are no keys.
@MainActor
open class UIPress: NSObject {
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown
    }

    open var phase: Phase { .cancelled }
    open var type: PressType { .select }
    /// The key of a keyboard; nil for buttons.
    open var key: UIKey? { nil }
    open var force: CGFloat { 0 }
    open var timestamp: TimeInterval { 0 }
}

/// Keys and buttons that are pressed at once.
@MainActor
open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
}

/// A key of a keyboard.
@MainActor
open class UIKey: NSObject {
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
}

/// Kinds of scrolling without fingers on the screen.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
