import FoundationOverlay
import ViewEngine

/// How something is shown over a window.
enum PresentationLook {
    case sheet
    case cover
    case popover
    /// A title, a message and buttons in the middle of the screen.
    case alert
    /// Buttons at the lower edge.
    case dialog
    /// Buttons beside what opened them.
    case menu

    /// The name of what is shown, in trees and paths.
    var role: String {
        switch self {
        case .sheet: "Sheet"
        case .cover: "FullScreenCover"
        case .popover: "Popover"
        case .alert: "Alert"
        case .dialog: "ConfirmationDialog"
        case .menu: "Menu"
        }
    }

    /// Whether a tap beside it closes it.
    var isClosedBeside: Bool {
        switch self {
        case .cover, .alert: false
        case .sheet, .popover, .dialog, .menu: true
        }
    }

    /// Whether it stands beside what opened it, over a window that stays as bright as it is.
    var isBesideSource: Bool { self == .menu || self == .popover }

    /// Where it stands in its window.
    var alignment: Alignment {
        switch self {
        case .sheet, .dialog: .bottom
        case .cover, .alert: .center
        case .menu, .popover: .topLeading
        }
    }
}
