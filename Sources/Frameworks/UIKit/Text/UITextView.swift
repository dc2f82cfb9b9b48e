import CoreGraphics
import FoundationOverlay

/// Text of several lines that can be edited and scrolled.
///
/// - Support: partial: takes text as a whole; no selection, no keyboard.
open class UITextView: UIScrollView, UITextInputTraits {
    open var text: String! {
        get { plain }
        set {
            guard newValue != plain || attributed != nil else { return }
            (plain, attributed) = (newValue ?? "", nil)
            textChanged()
        }
    }
    open var attributedText: NSAttributedString! {
        get { attributed ?? NSAttributedString(string: plain) }
        set {
            (attributed, plain) = (newValue, newValue?.string ?? "")
            textChanged()
        }
    }
    public private(set) var attributed: NSAttributedString?
    private var plain = ""

    open var font: UIFont? { didSet { if font != oldValue { textChanged() } } }
    open var textColor: UIColor? = .label { didSet { _changed(textColor !== oldValue) } }
    open var textAlignment = NSTextAlignment.natural { didSet { _changed(textAlignment != oldValue) } }
    open var isEditable = true { didSet { _changed(isEditable != oldValue) } }
    open var isSelectable = true
    open var selectedRange = NSRange(location: 0, length: 0)
    /// Points around the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textChanged() } }
    public let textContainer = NSTextContainer()
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var adjustsFontForContentSizeCategory = false
    open var inputView: UIView?
    open var inputAccessoryView: UIView?
    open var allowsEditingTextAttributes = false

    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var textContentType: UITextContentType!
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false

    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func textChanged() {
        _contentChanged()
        if bounds.width > 0 { contentSize = _measure(width: bounds.width) }
    }

    open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : _measure() }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { _measure(width: size.width > 0 && size.width < 1e6 ? size.width : nil) }
    open override var _wraps: Bool { !isScrollEnabled }
    override func _baseline(isFirst: Bool, width: CGFloat?) -> (below: CGFloat, height: CGFloat)? {
        ViewDrawing.required.baselines(of: self, width: width).map { (isFirst ? $0.first : $0.last, $0.height) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.width > 0 { _setContentSize(_measure(width: bounds.width)) }
    }

    /// Shows the end of a text that a program scrolls to.
    open func scrollRangeToVisible(_ range: NSRange) {
        contentSize = _measure(width: bounds.width)
        guard NSMaxRange(range) >= plain.utf16.count else { return }
        contentOffset.y = max(-adjustedContentInset.top, contentSize.height - bounds.height)
    }

    open override var canBecomeFirstResponder: Bool { isEditable }

    /// What happens when a person enters a text.
    public func _enter(_ text: String) {
        let delegate = delegate as? any UITextViewDelegate
        guard delegate?.textViewShouldBeginEditing(self) ?? true else { return }
        delegate?.textViewDidBeginEditing(self)
        let whole = NSRange(location: 0, length: plain.utf16.count)
        guard delegate?.textView(self, shouldChangeTextIn: whole, replacementText: text) ?? true else { return }
        self.text = text
        delegate?.textViewDidChange(self)
        delegate?.textViewDidEndEditing(self)
    }
}

/// Where text is set.
open class NSTextContainer: NSObject {
    /// Points between the text and the container's sides.
    open var lineFragmentPadding: CGFloat = 5
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var size = CGSize.zero
}

/// What text is looked through for; nothing is found.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Decides what a text view takes, and is told of it.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
