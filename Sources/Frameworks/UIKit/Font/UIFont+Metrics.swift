import FoundationOverlay

extension UIFont {
    public var pointSize: CGFloat { fontDescriptor.pointSize }
    public var fontName: String { fontDescriptor.postscriptName }
    public var familyName: String { fontDescriptor.family }

    private var numbers: FontNumbers { FontNumbers.of(fontDescriptor) }

    /// Points above the baseline.
    public var ascender: CGFloat { numbers.ascender * pointSize }
    /// Points below the baseline, negative.
    public var descender: CGFloat { numbers.descender * pointSize }
    public var capHeight: CGFloat { numbers.capHeight * pointSize }
    public var xHeight: CGFloat { numbers.xHeight * pointSize }
    /// Extra points between lines.
    public var leading: CGFloat { 0 }
    public var lineHeight: CGFloat { ascender - descender }
}
