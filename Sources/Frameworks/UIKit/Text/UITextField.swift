import CoreGraphics
import FoundationOverlay

/// A line of text to edit.
///
/// - Support: partial: takes text as a whole; what is selected is not drawn.
open class UITextField: UIControl, UITextInput {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    /// Posted when a person or ``UIKeyInput`` changes the text, and when editing begins and ends.
    public class var textDidChangeNotification: NSNotification.Name { NSNotification.Name("UITextFieldTextDidChangeNotification") }
    public class var textDidBeginEditingNotification: NSNotification.Name { NSNotification.Name("UITextFieldTextDidBeginEditingNotification") }
    public class var textDidEndEditingNotification: NSNotification.Name { NSNotification.Name("UITextFieldTextDidEndEditingNotification") }

    private var written = "" {
        didSet {
            guard written != oldValue else { return }
            _selection = NSRange(location: written.utf16.count, length: 0)
            _contentChanged()
        }
    }
    var _selection = NSRange(location: 0, length: 0)
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

    /// A tap begins the writing.
    override func _toggle() { becomeFirstResponder() }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isEditing, _FirstResponder.leave(for: self), delegate?.textFieldShouldBeginEditing(self) ?? true else { return isEditing }
        isEditing = true
        _FirstResponder.isNow(self)
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
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
        _FirstResponder.isNoLonger(self)
        delegate?.textFieldDidEndEditing(self)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    /// What happens when a person enters a text.
    public func _enter(_ text: String) {
        becomeFirstResponder()
        let whole = NSRange(location: 0, length: (self.text ?? "").utf16.count)
        guard delegate?.textField(self, shouldChangeCharactersIn: whole, replacementString: text) ?? true else { return }
        self.text = text
        edited()
    }

    /// What happens when a person taps the return key.
    public func _return() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
    }

    private func edited() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        _selectionChanged()
    }

    func _selectionChanged() { delegate?.textFieldDidChangeSelection(self) }

    /// The text in the room that editing has, in the middle of its height.
    var _editedText: EditedText {
        let font = font ?? .systemFont(ofSize: 17)
        let room = editingRect(forBounds: bounds)
        let box = CGRect(x: room.minX, y: room.midY - font.lineHeight / 2, width: .infinity, height: font.lineHeight)
        return EditedText(text: NSAttributedString(string: written, attributes: [.font: font]), box: box)
    }

    func _replace(_ range: NSRange, with replacement: String) {
        let text = (written as NSString).replacingCharacters(in: range, with: replacement)
        guard text != written else { return }
        self.text = text
        _selection = NSRange(location: range.location + replacement.utf16.count, length: 0)
        edited()
    }

    // MARK: Places in the text

    open var hasText: Bool { _editedText.text.length > 0 }
    open var beginningOfDocument: UITextPosition { _TextOffset(0) }
    open var endOfDocument: UITextPosition { _TextOffset(_editedText.text.length) }
    /// Nothing is marked: no keyboard composes characters.
    open var markedTextRange: UITextRange? { nil }
    open weak var inputDelegate: (any UITextInputDelegate)?

    open var selectedTextRange: UITextRange? {
        get { _TextOffsetRange(_selection) }
        set {
            let chosen = newValue.map { _editedText.range($0) } ?? NSRange(location: _editedText.text.length, length: 0)
            guard chosen != _selection else { return }
            _selection = chosen
            _selectionChanged()
        }
    }

    open func text(in range: UITextRange) -> String? { _editedText.string(in: range) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        _editedText.range(from: fromPosition, to: toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { _editedText.position(from: position, offset: offset) }
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        _editedText.position(from: position, in: direction, offset: offset)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { _editedText.offset(toPosition) - _editedText.offset(from) }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (_editedText.offset(position), _editedText.offset(other))
        return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }

    open func caretRect(for position: UITextPosition) -> CGRect { _editedText.caret(at: _editedText.offset(position)) }
    open func firstRect(for range: UITextRange) -> CGRect { _editedText.rects(of: _editedText.range(range)).first ?? caretRect(for: range.start) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { _editedText.selection(_editedText.range(range)) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { _TextOffset(_editedText.offset(at: point)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let (found, allowed) = (_editedText.offset(at: point), _editedText.range(range))
        return _TextOffset(min(max(found, allowed.location), NSMaxRange(allowed)))
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { _editedText.character(at: point) }

    // MARK: Editing

    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insertText(markedText ?? "") }
    open func unmarkText() {}
    open func insertText(_ text: String) { _replace(_selection, with: text) }

    open func deleteBackward() {
        guard _selection.length == 0 else { return _replace(_selection, with: "") }
        guard _selection.location > 0 else { return }
        let before = (_editedText.text.string as NSString).rangeOfComposedCharacterSequence(at: _selection.location - 1)
        _replace(before, with: "")
    }

    open func replace(_ range: UITextRange, withText text: String) { _replace(_editedText.range(range), with: text) }

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
