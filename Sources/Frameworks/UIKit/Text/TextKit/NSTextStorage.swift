import FoundationOverlay

/// A text whose layout managers are told of its changes. Classes of one's own override the four primitives, as with Apple's.
open class NSTextStorage: NSMutableAttributedString {
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    open weak var delegate: (any NSTextStorageDelegate)?
    open private(set) var layoutManagers: [NSLayoutManager] = []
    open private(set) var editedMask: EditActions = []
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    open private(set) var changeInLength = 0
    private let backing = NSMutableAttributedString(string: "")
    private var nesting = 0

    public init() { super.init(string: "") }
    public override init(string: String) {
        super.init(string: "")
        backing.setAttributedString(NSAttributedString(string: string))
    }
    public override init(string: String, attributes: [NSAttributedString.Key: Any]?) {
        super.init(string: "")
        backing.setAttributedString(NSAttributedString(string: string, attributes: attributes))
    }
    public override init(attributedString: NSAttributedString) {
        super.init(string: "")
        backing.setAttributedString(attributedString)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Primitives

    open override var string: String { backing.string }
    open override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }
    open override func replaceCharacters(in range: NSRange, with string: String) {
        backing.replaceCharacters(in: range, with: string)
        edited(.editedCharacters, range: range, changeInLength: string.utf16.count - range.length)
    }
    open override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        backing.setAttributes(attributes, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: What follows from the primitives

    open override var length: Int { string.utf16.count }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) { addAttributes([name: value], range: range) }
    open override func addAttributes(_ attributes: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        change(range) { $0.merging(attributes) { $1 } }
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0.filter { $0.key != name } }
    }
    open override func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }
    open override func insert(_ text: NSAttributedString, at location: Int) {
        replaceCharacters(in: NSRange(location: location, length: 0), with: text)
    }
    open override func append(_ text: NSAttributedString) { insert(text, at: length) }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func setAttributedString(_ text: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: text)
    }

    private func change(_ range: NSRange, _ attributes: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        beginEditing()
        var location = range.location
        while location < NSMaxRange(range) {
            var same = NSRange()
            let known = self.attributes(at: location, effectiveRange: &same)
            let part = NSRange(location: location, length: min(NSMaxRange(same), NSMaxRange(range)) - location)
            setAttributes(attributes(known), range: part)
            location = NSMaxRange(part)
        }
        endEditing()
    }

    open override func attribute(_ name: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attributes(at: location, effectiveRange: range)[name]
    }
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let text = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        enumerateAttributes(in: range) { attributes, part, _ in
            text.setAttributes(attributes, range: NSRange(location: part.location - range.location, length: part.length))
        }
        return text
    }
    open override func enumerateAttributes(
        in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        plainCopy.enumerateAttributes(in: range, options: options, using: block)
    }
    open override func enumerateAttribute(
        _ name: NSAttributedString.Key, in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        plainCopy.enumerateAttribute(name, in: range, options: options, using: block)
    }

    /// The text without those that follow it.
    var plainCopy: NSAttributedString {
        let text = NSMutableAttributedString(string: string)
        var location = 0
        while location < text.length {
            var same = NSRange()
            let known = attributes(at: location, effectiveRange: &same)
            let part = NSRange(location: location, length: max(min(NSMaxRange(same), text.length) - location, 1))
            text.setAttributes(known, range: part)
            location = NSMaxRange(part)
        }
        return text
    }

    // MARK: Changes

    open override func beginEditing() { nesting += 1 }
    open override func endEditing() {
        nesting -= 1
        if nesting == 0 { processEditing() }
    }

    /// Says that characters or attributes have changed; `editedRange` is that before the change.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let now = NSRange(location: editedRange.location, length: editedRange.length + delta)
        self.editedRange = self.editedMask.isEmpty ? now : NSUnionRange(self.editedRange, now)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if nesting == 0 { processEditing() }
    }

    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        let (mask, range, change) = (editedMask, editedRange, changeInLength)
        nesting += 1
        delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: change)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: change)
        nesting -= 1
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        for manager in layoutManagers {
            manager.processEditing(for: self, edited: mask, range: range, changeInLength: change, invalidatedRange: range)
        }
    }

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }
}

/// Is told of changes of a text storage.
public protocol NSTextStorageDelegate: AnyObject {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
