// - Support: accepted, without effect: no text is selected.
import FoundationOverlay
import ViewEngine

/// What is selected of a text.
public struct TextSelection: Equatable, Hashable, Sendable {
    public enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices
    public var affinity: TextSelectionAffinity = .automatic

    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    public var isInsertion: Bool {
        if case .selection(let range) = indices { range.isEmpty } else { false }
    }
}

/// On which side of a place a text cursor stands where lines break.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable { case automatic, upstream, downstream }

private enum TextSelectionAffinityKey: EnvironmentKey { static var defaultValue: TextSelectionAffinity { .automatic } }

extension EnvironmentValues {
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        changingEnvironment { $0.textSelectionAffinity = affinity }
    }
}
