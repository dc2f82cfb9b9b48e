import FoundationOverlay
import Metrics

/// A font: a face at a size in points.
///
/// - Support: works: system fonts have the metrics of Apple's fonts; custom fonts have those of their file where it is found.
open class UIFont: NSObject, @unchecked Sendable {
    public let fontDescriptor: UIFontDescriptor

    public init(descriptor: UIFontDescriptor, size: CGFloat) {
        fontDescriptor = size > 0 ? descriptor.withSize(size) : descriptor
        super.init()
    }

    /// `UIFont()`, which is the system's font in the size of labels.
    public convenience init(_nothing: Void = ()) { self.init(descriptor: UIFontDescriptor(system: .init(size: 17)), size: 17) }

    /// The font called `name`, a PostScript or full name; nil where no such font is found.
    public convenience init?(name: String, size: CGFloat) {
        guard FontNumbers.isKnown(name) else { return nil }
        self.init(descriptor: UIFontDescriptor(name: name, size: size), size: size)
    }

    open class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(system: .init(size: size, weight: weight)), size: size)
    }

    open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(system: .init(size: size, weight: weight, width: width)), size: size)
    }

    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .semibold) }

    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(system: .init(size: size, isItalic: true)), size: size)
    }

    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(system: .init(size: size, weight: weight, hasMonospacedDigits: true)), size: size)
    }

    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(system: .init(size: size, weight: weight, design: .monospaced)), size: size)
    }

    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traits)
        return UIFont(descriptor: descriptor, size: descriptor.pointSize)
    }

    open func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: size) }

    // A Mac has its own (NSFont.h, Human Interface Guidelines, Typography).
    open class var labelFontSize: CGFloat { isOnMac ? 10 : 17 }
    open class var buttonFontSize: CGFloat { isOnMac ? 13 : 18 }
    open class var smallSystemFontSize: CGFloat { isOnMac ? 11 : 12 }
    open class var systemFontSize: CGFloat { isOnMac ? 13 : 14 }
    private class var isOnMac: Bool { DeviceTraits.current.idiom == .mac }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.fontDescriptor == fontDescriptor }
    open override var hash: Int { fontDescriptor.hash }
}
