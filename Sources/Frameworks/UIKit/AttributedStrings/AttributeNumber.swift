import CoreGraphics
import FoundationOverlay

/// Numbers among the attributes of `NSAttributedString`, which are of any kind a program writes.
package enum AttributeNumber {
    /// nil where the value is no number.
    package static func of(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
