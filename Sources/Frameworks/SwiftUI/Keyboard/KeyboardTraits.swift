import FoundationOverlay
import UIKit
import ViewEngine

/// How the keyboard of a field looks and behaves.
struct KeyboardTraits: Equatable {
    var type = UIKeyboardType.default
    var submitLabel = SubmitLabel.return
    var capitalization = TextInputAutocapitalization.sentences
    /// Whether the return key begins a new line.
    var breaksLines = false
    var isSecure = false
    /// Whether nothing is written yet.
    var isAtStart = false
}

/// When the first letters of what is typed are large.
public struct TextInputAutocapitalization: Equatable, Sendable {
    private let name: String
    public static let never = TextInputAutocapitalization(name: "never")
    public static let words = TextInputAutocapitalization(name: "words")
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    public static let characters = TextInputAutocapitalization(name: "characters")
}

/// What the return key says.
public struct SubmitLabel: Equatable, Sendable {
    let name: String
    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "continue")
}

/// What becomes of the keyboard where something is scrolled.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
    private let name: String
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

private enum KeyboardTraitsKey: EnvironmentKey { static var defaultValue: KeyboardTraits { KeyboardTraits() } }
private enum ScrollDismissalKey: EnvironmentKey { static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }

extension EnvironmentValues {
    /// What views around a field say about its keyboard.
    var keyboardTraits: KeyboardTraits {
        get { self[KeyboardTraitsKey.self] }
        set { self[KeyboardTraitsKey.self] = newValue }
    }

    public internal(set) var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissalKey.self] }
        set { self[ScrollDismissalKey.self] = newValue }
    }
}

/// - Support: works in a running app; no keyboard is drawn in an archived view or a preview.
extension View {
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { changingEnvironment { $0.keyboardTraits.type = type } }

    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        changingEnvironment { $0.keyboardTraits.submitLabel = submitLabel }
    }

    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        changingEnvironment { $0.keyboardTraits.capitalization = autocapitalization ?? .sentences }
    }

    /// By default scrolling takes the keyboard away.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        changingEnvironment { $0.scrollDismissesKeyboardMode = mode }
    }
}
