import CoreGraphics
import FoundationOverlay

/// A line of text to edit.
///
/// - Support: partial: takes text as a whole; no selection, no keyboard.
open class UITextField: UIControl, UITextInputTraits {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    private var written = "" { didSet { if written != oldValue { _contentChanged() } } }
    /// Never nil: nil that is set is an empty text.
    open var text: String? {
        get { written }
        set { written = newValue ?? "" }
    }
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    open var placeholder: String? { didSet { if placeholder != oldValue { _contentChanged() } } }
    open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { if font != oldValue { _contentChanged() } } }
    open var textColor: UIColor? = .label { didSet { _changed(textColor !== oldValue) } }
    open var textAlignment = NSTextAlignment.natural { didSet { _changed(textAlignment != oldValue) } }
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { _contentChanged() } } }
    open var clearButtonMode = ViewMode.never
    open var leftView: UIView? { didSet { _contentChanged() } }
    open var leftViewMode = ViewMode.never { didSet { _contentChanged() } }
    open var rightView: UIView? { didSet { _contentChanged() } }
    open var rightViewMode = ViewMode.never { didSet { _contentChanged() } }
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumFontSize: CGFloat = 0
    open var clearsOnBeginEditing = false
    open var background: UIImage?
    open var inputView: UIView?
    open var inputAccessoryView: UIView?
    open weak var delegate: (any UITextFieldDelegate)?
    open private(set) var isEditing = false

    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var textContentType: UITextContentType!
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false { didSet { _contentChanged() } }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { _measure() }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { _measure() }
    override func _baseline(isFirst: Bool, width: CGFloat?) -> (below: CGFloat, height: CGFloat)? {
        ViewDrawing.required.baselines(of: self, width: width).map { ($0.first, $0.height) }
    }

    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open override var canBecomeFirstResponder: Bool { isEnabled }
    open override var isFirstResponder: Bool { isEditing }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isEditing, delegate?.textFieldShouldBeginEditing(self) ?? true else { return isEditing }
        isEditing = true
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isEditing else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        _stopEditing()
        return true
    }

    override func _stopEditing() {
        isEditing = false
        delegate?.textFieldDidEndEditing(self)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
    }

    /// What happens when a person enters a text and taps the return key.
    public func _enter(_ text: String) {
        becomeFirstResponder()
        let whole = NSRange(location: 0, length: (self.text ?? "").utf16.count)
        guard delegate?.textField(self, shouldChangeCharactersIn: whole, replacementString: text) ?? true else { return }
        self.text = text
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
    }

    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}

/// Decides what a text field takes, and is told of it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
