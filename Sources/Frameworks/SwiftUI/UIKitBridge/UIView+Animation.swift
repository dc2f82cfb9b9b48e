import UIKit

/// - Support: partial. Changes take place at once.
extension UIView {
    public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}
