import CoreGraphics
import FoundationOverlay

/// Lays out the text of a storage in its containers. A glyph is a UTF-16 unit here.
///
/// - Support: partial: the first container takes all text; attributes of the moment, glyphs of one's own and exclusion paths count for nothing.
open class NSLayoutManager: NSObject {
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false
    open var showsInvisibleCharacters = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
    }
    open func removeTextContainer(at index: Int) { textContainers.remove(at: index).layoutManager = nil }
    open func textContainerChangedGeometry(_ container: NSTextContainer) {}

    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        for container in textContainers { storageChanged(container) }
    }

    private func storageChanged(_ container: NSTextContainer) {
        guard let storage = textStorage, let view = container.textView else { return }
        nonisolated(unsafe) let text = storage.plainCopy
        MainActor.assumeIsolated { view._take(text) }
    }

    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {}
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
    open func ensureLayout(for container: NSTextContainer) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    // MARK: Lines

    private func lines(in container: NSTextContainer?) -> TextKitLines {
        let container = container ?? textContainers.first
        let limit = container.flatMap { $0.maximumNumberOfLines > 0 ? $0.maximumNumberOfLines : nil }
        return TextKitLines(textStorage?.plainCopy ?? NSAttributedString(string: ""), width: container?.lineWidth ?? .infinity, lineLimit: limit)
    }

    private func padding(_ container: NSTextContainer?) -> CGFloat { (container ?? textContainers.first)?.lineFragmentPadding ?? 0 }

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// The box of the lines that are set in a container, with the padding at both sides.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let size = lines(in: container).size
        return CGRect(x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
    }

    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: lines(in: container).fragments.last.map { NSMaxRange($0.range) } ?? 0)
    }

    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = lines(in: container).rects(of: glyphRange)
        guard let first = rects.first else { return .zero }
        return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: container.lineFragmentPadding, dy: 0)
    }

    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in lines(in: textContainer).rects(of: glyphRange) where !stop.boolValue {
            block(rect.offsetBy(dx: textContainer.lineFragmentPadding, dy: 0), &stop)
        }
    }

    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange, using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in lines(in: container).fragments where !stop.boolValue && NSIntersectionRange(line.range, glyphRange).length > 0 {
            block(fragment(line, container), used(line, container), container, line.range, &stop)
        }
    }

    private func fragment(_ line: TextKitLines.Fragment, _ container: NSTextContainer) -> CGRect {
        let width = container.lineWidth.isFinite ? container.lineWidth : line.rect.maxX
        return CGRect(x: 0, y: line.rect.minY, width: width + 2 * container.lineFragmentPadding, height: line.rect.height)
    }

    private func used(_ line: TextKitLines.Fragment, _ container: NSTextContainer) -> CGRect {
        let side = container.lineFragmentPadding
        return CGRect(x: line.rect.minX, y: line.rect.minY, width: line.rect.width + 2 * side, height: line.rect.height)
    }

    private func line(of glyph: Int, _ effectiveRange: NSRangePointer?) -> TextKitLines.Fragment? {
        let found = lines(in: nil).fragments.first { NSLocationInRange(glyph, $0.range) }
        if let found { effectiveRange?.pointee = found.range }
        return found
    }

    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let container = textContainers.first else { return .zero }
        return line(of: glyphIndex, effectiveGlyphRange).map { fragment($0, container) } ?? .zero
    }
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let container = textContainers.first else { return .zero }
        return line(of: glyphIndex, effectiveGlyphRange).map { used($0, container) } ?? .zero
    }
    /// From the corner of the line's fragment to the glyph's baseline.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        let lines = lines(in: nil)
        guard let line = lines.fragments.first(where: { NSLocationInRange(glyphIndex, $0.range) }) else { return .zero }
        return CGPoint(x: lines.caret(at: glyphIndex).x + padding(nil), y: line.baseline - line.rect.minY)
    }
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        return textContainers.first
    }
    open var extraLineFragmentRect: CGRect {
        guard let container = textContainers.first, let last = lines(in: container).fragments.last, last.range.length == 0 else { return .zero }
        return fragment(last, container)
    }

    // MARK: Points

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { nearest(point, container).offset }
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = nearest(point, container)
        partialFraction?.pointee = found.fraction
        return found.offset
    }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }
    private func nearest(_ point: CGPoint, _ container: NSTextContainer) -> (offset: Int, fraction: CGFloat) {
        lines(in: container).nearestCharacter(to: CGPoint(x: point.x - container.lineFragmentPadding, y: point.y))
    }

    // MARK: Drawing

    /// Draws the text of the range's lines, those of the first container.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let storage = textStorage, NSMaxRange(glyphsToShow) <= storage.length else { return }
        let container = textContainers.first
        let width = container?.lineWidth ?? .infinity
        let box = CGRect(x: origin.x + padding(container), y: origin.y, width: width.isFinite ? width : 0, height: 0)
        storage.plainCopy.draw(with: box, options: .usesLineFragmentOrigin, context: nil)
    }
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// Is asked how a text is laid out.
public protocol NSLayoutManagerDelegate: AnyObject {
    func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
}

extension NSLayoutManagerDelegate {
    public func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
    {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
}
