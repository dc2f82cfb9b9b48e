import CoreGraphics
import FoundationOverlay

/// Text that cannot be edited.
///
/// - Support: works
open class UILabel: _ContentView {
    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            guard newValue != plain || attributed != nil else { return }
            (plain, attributed) = (newValue, nil)
            _contentChanged()
        }
    }
    open var attributedText: NSAttributedString? {
        get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any]) } }
        set {
            (attributed, plain) = (newValue, newValue?.string)
            _contentChanged()
        }
    }
    /// Text with attributes of its own; nil for a text all in the label's font and colour.
    public private(set) var attributed: NSAttributedString?
    private var plain: String?

    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { if font != oldValue { _contentChanged() } } }
    open var textColor: UIColor! = .label { didSet { _changed(textColor !== oldValue) } }
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true { didSet { _changed(isEnabled != oldValue) } }
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var textAlignment: NSTextAlignment = .natural { didSet { _changed(textAlignment != oldValue) } }
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { if lineBreakMode != oldValue { _contentChanged() } } }
    /// How lines break; that of a text's own paragraph style goes first.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
        didSet { if lineBreakStrategy != oldValue { _contentChanged() } }
    }
    /// 0: as many as there is room for.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { _contentChanged() } } }
    open var adjustsFontSizeToFitWidth = false { didSet { _changed(adjustsFontSizeToFitWidth != oldValue) } }
    open var minimumScaleFactor: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var adjustsFontForContentSizeCategory = false
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Points; 0: the width that constraints give.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if preferredMaxLayoutWidth != oldValue { _contentChanged() } } }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { _measure(width: preferredMaxLayoutWidth > 0 && _wraps ? preferredMaxLayoutWidth : nil) }
    open override var _wraps: Bool { numberOfLines != 1 }
    /// UIKit's labels hug their content a little more than other views.
    override func _defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(Float(UIMetrics[.contentHugging]))
    }

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
    }
    open func drawText(in rect: CGRect) {}
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
