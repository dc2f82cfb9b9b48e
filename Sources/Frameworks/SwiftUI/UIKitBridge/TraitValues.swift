import FoundationOverlay
import UIKit
import ViewEngine

// What UIKit calls the same things; nil where it says nothing.
extension ColorScheme {
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        default: return nil
        }
    }
}
