import FoundationOverlay
import SwiftUI
import UIKit

/// A font: a face at a size in points.
///
/// - Support: partial. As `UIFont`, whose type it is: one type of font serves both frameworks.
public typealias NSFont = UIFont
public typealias NSFontDescriptor = UIFontDescriptor

extension NSFont {
    /// A Mac's regular controls have 13 points, small ones 11, mini ones 9 (Human Interface Guidelines, Typography; `NSControl.ControlSize`).
    public class func systemFontSize(for size: NSControl.ControlSize) -> CGFloat {
        switch size {
        case .mini: 9
        case .small: 11
        case .regular, .large, .extraLarge: 13
        }
    }

    /// Fonts of parts of a window; a size of 0 is the part's own.
    public class func labelFont(ofSize size: CGFloat) -> NSFont { .systemFont(ofSize: size > 0 ? size : 10) }
    public class func menuFont(ofSize size: CGFloat) -> NSFont { .systemFont(ofSize: size > 0 ? size : 13) }
    public class func menuBarFont(ofSize size: CGFloat) -> NSFont { .systemFont(ofSize: size > 0 ? size : 13) }
    public class func messageFont(ofSize size: CGFloat) -> NSFont { .systemFont(ofSize: size > 0 ? size : 13) }
    public class func controlContentFont(ofSize size: CGFloat) -> NSFont { .systemFont(ofSize: size > 0 ? size : 12) }
    public class func toolTipsFont(ofSize size: CGFloat) -> NSFont { .systemFont(ofSize: size > 0 ? size : 11) }
    public class func titleBarFont(ofSize size: CGFloat) -> NSFont { .systemFont(ofSize: size > 0 ? size : 13, weight: .bold) }
    public class func paletteFont(ofSize size: CGFloat) -> NSFont { .systemFont(ofSize: size > 0 ? size : 12, weight: .bold) }
    public class func userFont(ofSize size: CGFloat) -> NSFont? { NSFont(name: "Helvetica", size: size > 0 ? size : 12) }
    public class func userFixedPitchFont(ofSize size: CGFloat) -> NSFont? { .monospacedSystemFont(ofSize: size > 0 ? size : 11, weight: .regular) }

    /// - Support: accepted, without effect: `options` are not looked at.
    public class func preferredFont(forTextStyle style: TextStyle, options: [AnyHashable: Any]) -> NSFont { preferredFont(forTextStyle: style) }

    /// Points from the line above the font's capitals to the one below its descenders.
    public var boundingRectForFont: CGRect { CGRect(x: 0, y: descender, width: pointSize, height: ascender - descender) }
}
