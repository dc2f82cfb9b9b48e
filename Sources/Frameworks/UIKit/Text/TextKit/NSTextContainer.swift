import FoundationOverlay

/// Where text is set: a rectangle.
open class NSTextContainer: NSObject {
    /// Points; 0 is no limit.
    open var size: CGSize { didSet { if size != oldValue { layoutManager?.textContainerChangedGeometry(self) } } }
    /// Points between the text and the container's sides.
    open var lineFragmentPadding: CGFloat = 5
    /// 0 is any number.
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var widthTracksTextView = false
    open var heightTracksTextView = false
    /// Parts that no text is set in; they are kept, and text is set there even so.
    open var exclusionPaths: [UIBezierPath] = []
    open internal(set) weak var layoutManager: NSLayoutManager?
    weak var textView: UITextView?

    public init(size: CGSize = .zero) { self.size = size }
    public required init?(coder: NSCoder) { size = .zero }

    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// The width that lines have; infinite for no limit.
    var lineWidth: CGFloat {
        let width = textView.map { view in MainActor.assumeIsolated { view._textWidth } } ?? size.width
        return width > 0 && width < 1e6 ? max(width - 2 * lineFragmentPadding, 0) : .infinity
    }
}
