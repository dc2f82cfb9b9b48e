import FoundationOverlay
import ViewEngine

/// What is selected of a text with attributes.
/// - Support: partial: a program's own selection; no person selects text.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
    /// Where the selection lies.
    public enum Indices: Equatable, Sendable {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }

    /// Nil for the end of a text that is not known yet.
    private var own: Indices?
    public var affinity = TextSelectionAffinity.automatic

    public init() {}
    public init(insertionPoint: AttributedString.Index) { own = .insertionPoint(insertionPoint) }
    public init(range: Range<AttributedString.Index>) { own = .ranges(RangeSet(range)) }
    public init(ranges: RangeSet<AttributedString.Index>) { own = .ranges(ranges) }

    public func hash(into hasher: inout Hasher) { hasher.combine(affinity) }

    public func indices(in text: AttributedString) -> Indices { own ?? .insertionPoint(text.endIndex) }

    /// The selected characters.
    fileprivate func ranges(in text: AttributedString) -> [Range<AttributedString.Index>] {
        if case .ranges(let ranges) = indices(in: text) { Array(ranges.ranges) } else { [] }
    }

    /// The attributes of each run of what is selected.
    public func attributes(in text: AttributedString) -> [AttributeContainer] {
        let found = ranges(in: text).flatMap { text[$0].runs.map(\.attributes) }
        return found.isEmpty ? [typingAttributes(in: text)] : found
    }

    /// What a person would write with.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        let place =
            switch indices(in: text) {
            case .insertionPoint(let index): index
            case .ranges(let ranges): ranges.ranges.first?.upperBound ?? text.endIndex
            }
        guard place > text.startIndex else { return text.runs.first?.attributes ?? AttributeContainer() }
        return text.runs[text.index(beforeCharacter: place)].attributes
    }
}

extension AttributedString {
    /// Changes the attributes of what is selected.
    public mutating func transformAttributes<E: Error>(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {
        for range in selection.ranges(in: self) {
            for run in self[range].runs {
                var attributes = run.attributes
                try body(&attributes)
                self[run.range].setAttributes(attributes)
            }
        }
    }

    /// Writes something else in the place of what is selected, and selects nothing behind it.
    public mutating func replaceSelection(_ selection: inout AttributedTextSelection, withCharacters characters: some Collection<Character>) {
        replaceSelection(&selection, with: AttributedString(String(characters), attributes: selection.typingAttributes(in: self)))
    }

    public mutating func replaceSelection(_ selection: inout AttributedTextSelection, with text: some AttributedStringProtocol) {
        let places: [Range<Index>] =
            switch selection.indices(in: self) {
            case .insertionPoint(let index): [index..<index]
            case .ranges(let ranges): Array(ranges.ranges)
            }
        guard let first = places.first else { return }
        let offset = characters.distance(from: startIndex, to: first.lowerBound) + text.characters.count
        for place in places.dropFirst().reversed() { removeSubrange(place) }
        replaceSubrange(first, with: text)
        selection = AttributedTextSelection(insertionPoint: characters.index(startIndex, offsetBy: offset))
    }

    public subscript(selection: AttributedTextSelection) -> AttributedString {
        selection.ranges(in: self).reduce(into: AttributedString()) { $0 += AttributedString(self[$1]) }
    }

    fileprivate func index(beforeCharacter index: Index) -> Index { characters.index(before: index) }
}
