import FoundationOverlay
import UIKit
import ViewEngine

extension UIColor {
    /// The colour of a view; one that depends on its surroundings stays so.
    public convenience init(_ color: Color) {
        if case .fixed(let fixed) = color.source {
            self.init(_rgba: fixed)
        } else {
            self.init { traits in
                var environment = EnvironmentValues()
                environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
                return UIColor(_rgba: color.rgba(in: environment))
            }
        }
    }
}
