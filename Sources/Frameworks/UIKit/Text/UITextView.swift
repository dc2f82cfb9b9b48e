import CoreGraphics
import FoundationOverlay

/// Text of several lines that can be edited and scrolled.
///
/// - Support: partial: takes text as a whole; what is selected is not drawn.
open class UITextView: UIScrollView, UITextInput {
    /// Posted when a person or ``UIKeyInput`` changes the text, and when editing begins and ends.
    public class var textDidChangeNotification: NSNotification.Name { NSNotification.Name("UITextViewTextDidChangeNotification") }
    public class var textDidBeginEditingNotification: NSNotification.Name { NSNotification.Name("UITextViewTextDidBeginEditingNotification") }
    public class var textDidEndEditingNotification: NSNotification.Name { NSNotification.Name("UITextViewTextDidEndEditingNotification") }

    open var text: String! {
        get { plain }
        set {
            guard newValue != plain || attributed != nil else { return }
            (plain, attributed) = (newValue ?? "", nil)
            replaced()
        }
    }
    open var attributedText: NSAttributedString! {
        get { attributed ?? NSAttributedString(string: plain) }
        set {
            (attributed, plain) = (newValue, newValue?.string ?? "")
            replaced()
        }
    }
    public private(set) var attributed: NSAttributedString?
    private var plain = ""

    open var font: UIFont? { didSet { if font != oldValue { textChanged() } } }
    open var textColor: UIColor? = .label { didSet { _changed(textColor !== oldValue) } }
    open var textAlignment = NSTextAlignment.natural { didSet { _changed(textAlignment != oldValue) } }
    open var isEditable = true { didSet { _changed(isEditable != oldValue) } }
    open var isSelectable = true
    open var selectedRange: NSRange {
        get { _selection }
        set { selectedTextRange = _TextOffsetRange(newValue) }
    }
    var _selection = NSRange(location: 0, length: 0)
    /// Points around the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textChanged() } }
    public let textContainer: NSTextContainer
    /// What lays the text out; it follows the view's own text.
    public var layoutManager: NSLayoutManager { container.manager(of: self) }
    /// The text with its attributes; what is changed here is shown.
    public var textStorage: NSTextStorage { container.storage(of: self) }
    private let container = TextViewContainer()
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

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        self.textContainer.textView = self
        container.take(textContainer?.layoutManager, for: self)
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        textContainer.textView = self
    }

    private func replaced() {
        _selection = NSRange(location: plain.utf16.count, length: 0)
        container.textWasReplaced(in: self)
        textChanged()
    }

    /// Takes what was changed in the storage.
    func _take(_ storage: NSAttributedString) {
        guard !container.isTaking else { return }
        (attributed, plain) = (NSAttributedString(attributedString: storage), storage.string)
        _selection.location = min(_selection.location, plain.utf16.count)
        _selection.length = min(_selection.length, plain.utf16.count - _selection.location)
        textChanged()
    }

    func textChanged() {
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
    open override var isFirstResponder: Bool { isEditing }
    private var isEditing = false

    @discardableResult open override func becomeFirstResponder() -> Bool {
        let delegate = delegate as? any UITextViewDelegate
        guard !isEditing, isEditable, _FirstResponder.leave(for: self), delegate?.textViewShouldBeginEditing(self) ?? true else { return isEditing }
        isEditing = true
        _FirstResponder.isNow(self)
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isEditing else { return true }
        guard (delegate as? any UITextViewDelegate)?.textViewShouldEndEditing(self) ?? true else { return false }
        _stopEditing()
        return true
    }

    override func _stopEditing() {
        isEditing = false
        _FirstResponder.isNoLonger(self)
        (delegate as? any UITextViewDelegate)?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    /// What happens when a person enters a text.
    public func _enter(_ text: String) {
        guard becomeFirstResponder() else { return }
        let delegate = delegate as? any UITextViewDelegate
        let whole = NSRange(location: 0, length: plain.utf16.count)
        guard delegate?.textView(self, shouldChangeTextIn: whole, replacementText: text) ?? true else { return }
        self.text = text
        edited()
    }

    private func edited() {
        (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        _selectionChanged()
    }

    func _selectionChanged() { (delegate as? any UITextViewDelegate)?.textViewDidChangeSelection(self) }

    /// The text as it is drawn: what has no font of its own has the view's.
    var _shownText: NSAttributedString {
        let whole = NSMutableAttributedString(attributedString: attributedText)
        let own = font ?? .systemFont(ofSize: 12)
        whole.enumerateAttribute(.font, in: NSRange(location: 0, length: whole.length)) { value, range, _ in
            if value == nil { whole.addAttribute(.font, value: own, range: range) }
        }
        return whole
    }

    /// The width of the text's container. Points.
    var _textWidth: CGFloat { bounds.width - textContainerInset.left - textContainerInset.right }

    var _editedText: EditedText {
        let (insets, side) = (textContainerInset, textContainer.lineFragmentPadding)
        let width = _textWidth - 2 * side
        let box = CGRect(x: insets.left + side, y: insets.top, width: width > 0 ? width : .infinity, height: .infinity)
        return EditedText(text: _shownText, box: box)
    }

    func _replace(_ range: NSRange, with replacement: String) {
        let whole = NSMutableAttributedString(attributedString: attributedText)
        guard (whole.string as NSString).substring(with: range) != replacement else { return }
        whole.replaceCharacters(in: range, with: replacement)
        if attributed == nil { text = whole.string } else { attributedText = whole }
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
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
}

/// How a person touches a link or an attachment of a text.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { true }
}
