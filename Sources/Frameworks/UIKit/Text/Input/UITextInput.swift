import CoreGraphics
import FoundationOverlay

/// Takes what is typed.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// A text that is edited: its places, what is selected, where that lies.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    var inputDelegate: (any UITextInputDelegate)? { get set }
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?
}

/// Is told that a text or what is selected of it changes otherwise than by typing.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// The text of a view of UIKit's that is edited, by UTF-16 offsets.
///
/// Where a caret stands follows from the text as the view draws it; nothing is marked, for no keyboard composes characters.
@MainActor
struct EditedText {
    let text: NSAttributedString
    /// Where the first line begins, and the room that the lines have.
    let box: CGRect

    private var length: Int { text.length }
    private func clamped(_ offset: Int) -> Int { min(max(offset, 0), length) }

    func offset(_ position: UITextPosition) -> Int { clamped((position as? _TextOffset)?.offset ?? 0) }

    func range(_ range: UITextRange) -> NSRange {
        let (start, end) = (offset(range.start), offset(range.end))
        return NSRange(location: min(start, end), length: abs(end - start))
    }

    func string(in range: UITextRange) -> String { (text.string as NSString).substring(with: self.range(range)) }

    func range(from first: UITextPosition, to second: UITextPosition) -> UITextRange {
        let (start, end) = (offset(first), offset(second))
        return _TextOffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
    }

    /// Nil outside of the text.
    func position(from position: UITextPosition, offset change: Int) -> UITextPosition? {
        let moved = offset(position) + change
        return (0...length).contains(moved) ? _TextOffset(moved) : nil
    }

    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset change: Int) -> UITextPosition? {
        switch direction {
        case .right: return self.position(from: position, offset: change)
        case .left: return self.position(from: position, offset: -change)
        case .up, .down:
            let caret = caret(at: offset(position))
            let lines = CGFloat(direction == .up ? -change : change)
            return _TextOffset(offset(at: CGPoint(x: caret.minX, y: caret.midY + lines * caret.height)))
        }
    }

    // MARK: Places on the screen

    private var lines: TextKitLines { TextKitLines(text, width: box.width, lineLimit: nil) }

    /// A bar two points wide, as UIKit's is.
    func caret(at offset: Int) -> CGRect {
        let place = lines.caret(at: clamped(offset))
        return CGRect(x: box.minX + place.x - 1, y: box.minY + place.y, width: 2, height: place.height)
    }

    func rects(of range: NSRange) -> [CGRect] { lines.rects(of: range).map { $0.offsetBy(dx: box.minX, dy: box.minY) } }

    func selection(_ range: NSRange) -> [UITextSelectionRect] {
        let rects = rects(of: range)
        return rects.enumerated().map {
            _SelectionRect($0.element, containsStart: $0.offset == 0, containsEnd: $0.offset == rects.count - 1)
        }
    }

    func offset(at point: CGPoint) -> Int { lines.insertionOffset(at: CGPoint(x: point.x - box.minX, y: point.y - box.minY)) }

    func character(at point: CGPoint) -> UITextRange? {
        lines.character(at: CGPoint(x: point.x - box.minX, y: point.y - box.minY)).map { _TextOffsetRange(NSRange(location: $0, length: 1)) }
    }
}
