import FoundationOverlay

/// A place in a text.
open class UITextPosition: NSObject {}

/// A part of a text, from one place to another.
open class UITextRange: NSObject {
    open var start: UITextPosition { _TextOffset(0) }
    open var end: UITextPosition { start }
    open var isEmpty: Bool { true }
}

/// A place that lies so many UTF-16 units behind the beginning.
final class _TextOffset: UITextPosition {
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    override func isEqual(_ object: Any?) -> Bool { (object as? _TextOffset)?.offset == offset }
    override var hash: Int { offset }
}

final class _TextOffsetRange: UITextRange {
    let range: NSRange

    init(_ range: NSRange) { self.range = range }

    override var start: UITextPosition { _TextOffset(range.location) }
    override var end: UITextPosition { _TextOffset(NSMaxRange(range)) }
    override var isEmpty: Bool { range.length == 0 }
    override func isEqual(_ object: Any?) -> Bool { (object as? _TextOffsetRange)?.range == range }
    override var hash: Int { range.location ^ range.length }
}

/// A rectangle of what is selected, in the view's coordinates.
open class UITextSelectionRect: NSObject {
    open var rect: CGRect { .zero }
    open var writingDirection: NSWritingDirection { .leftToRight }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

final class _SelectionRect: UITextSelectionRect {
    private let box: CGRect
    private let ends: (start: Bool, end: Bool)

    init(_ box: CGRect, containsStart: Bool, containsEnd: Bool) { (self.box, ends) = (box, (containsStart, containsEnd)) }

    override var rect: CGRect { box }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}

public enum UITextStorageDirection: Int, Sendable { case forward, backward }
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// A direction in a text or on the screen: a raw value of ``UITextStorageDirection`` or ``UITextLayoutDirection``.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
}
