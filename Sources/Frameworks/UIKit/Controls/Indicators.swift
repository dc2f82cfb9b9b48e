import CoreGraphics
import FoundationOverlay

/// A wheel that turns while something is under way.
///
/// - Support: works
open class UIActivityIndicatorView: _ContentView {
    public enum Style: Int, Sendable {
        case whiteLarge, white, gray
        case medium = 100
        case large = 101
    }

    open private(set) var isAnimating = false
    open var style = Style.medium { didSet { _contentChanged() } }
    open var color: UIColor! = .secondaryLabel { didSet { _changed() } }
    open var hidesWhenStopped = true { didSet { _changed() } }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    open func startAnimating() {
        isAnimating = true
        _changed()
    }
    open func stopAnimating() {
        isAnimating = false
        _changed()
    }
}

/// A bar that fills.
///
/// - Support: works
open class UIProgressView: _ContentView {
    public enum Style: Int, Sendable { case `default`, bar }

    open var progress: Float = 0 { didSet { _changed(progress != oldValue) } }
    open var progressViewStyle = Style.default
    open var progressTintColor: UIColor? { didSet { _changed() } }
    open var trackTintColor: UIColor? { didSet { _changed() } }
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    open var observedProgress: Progress?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = min(max(progress, 0), 1) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: _measure().height) }
}
