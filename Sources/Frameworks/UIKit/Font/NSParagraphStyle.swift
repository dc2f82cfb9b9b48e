import FoundationOverlay

/// What holds for a paragraph of an attributed string. Lengths in points.
///
/// - Support: partial. Labels take the alignment, the line spacing and the strategy of the first paragraph; the rest is kept.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// How lines break.
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A short last word does not stand alone.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Lines do not break between Hangul characters.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// As labels do.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    open var alignment: NSTextAlignment = .natural
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping
    open var lineBreakStrategy: LineBreakStrategy = []
    open var baseWritingDirection: NSWritingDirection = .natural
    open var lineSpacing: CGFloat = 0
    open var paragraphSpacing: CGFloat = 0
    open var paragraphSpacingBefore: CGFloat = 0
    open var lineHeightMultiple: CGFloat = 0
    open var minimumLineHeight: CGFloat = 0
    open var maximumLineHeight: CGFloat = 0
    open var firstLineHeadIndent: CGFloat = 0
    open var headIndent: CGFloat = 0
    open var tailIndent: CGFloat = 0
    /// 0…1: from which part of a line's width on words are hyphenated. They never are here.
    open var hyphenationFactor: Float = 0
    open var usesDefaultHyphenation = false
    open var allowsDefaultTighteningForTruncation = false
    open var defaultTabInterval: CGFloat = 0
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { filled(NSParagraphStyle()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(NSMutableParagraphStyle()) }

    private func filled(_ other: NSParagraphStyle) -> NSParagraphStyle {
        other.take(self)
        return other
    }

    fileprivate func take(_ other: NSParagraphStyle) {
        alignment = other.alignment
        (lineBreakMode, lineBreakStrategy) = (other.lineBreakMode, other.lineBreakStrategy)
        baseWritingDirection = other.baseWritingDirection
        (lineSpacing, paragraphSpacing, paragraphSpacingBefore) = (other.lineSpacing, other.paragraphSpacing, other.paragraphSpacingBefore)
        (lineHeightMultiple, minimumLineHeight, maximumLineHeight) = (other.lineHeightMultiple, other.minimumLineHeight, other.maximumLineHeight)
        (firstLineHeadIndent, headIndent, tailIndent) = (other.firstLineHeadIndent, other.headIndent, other.tailIndent)
        (hyphenationFactor, usesDefaultHyphenation) = (other.hyphenationFactor, other.usesDefaultHyphenation)
        allowsDefaultTighteningForTruncation = other.allowsDefaultTighteningForTruncation
        defaultTabInterval = other.defaultTabInterval
    }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Takes all values of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { take(style) }
}
