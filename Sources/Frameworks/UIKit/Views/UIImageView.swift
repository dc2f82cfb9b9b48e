import CoreGraphics
import FoundationOverlay

/// A picture.
///
/// - Support: partial: pictures and symbols in all content modes; of several pictures the first is shown.
open class UIImageView: UIView {
    open var image: UIImage? { didSet { if image !== oldValue { _contentChanged() } } }
    open var highlightedImage: UIImage?
    open var isHighlighted = false { didSet { _changed(isHighlighted != oldValue) } }
    open var animationImages: [UIImage]? { didSet { _contentChanged() } }
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { _contentChanged() } }
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// The picture that is drawn.
    public var _shownImage: UIImage? {
        let image = isHighlighted ? highlightedImage ?? image : image ?? animationImages?.first
        guard let image, let preferredSymbolConfiguration, image.isSymbolImage else { return image }
        return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
    }

    open override var intrinsicContentSize: CGSize {
        _shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { _shownImage?.size ?? .zero }
    /// UIKit's pictures hug their content a little more than other views.
    override func _defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(Float(UIMetrics[.contentHugging]))
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}
