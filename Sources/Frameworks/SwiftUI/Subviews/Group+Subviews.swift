import FoundationOverlay
import ViewEngine

/// A view made from the subviews or sections of another.
public struct GroupElementsOfContent<Elements, Content: View> {
    let elements: @MainActor (Evaluation) -> Elements
    let make: (Elements) -> Content
}

extension GroupElementsOfContent: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { make(elements(evaluation))._evaluate(evaluation) }
}

/// A view for each of the subviews or sections of another.
public struct ForEachSubviewCollection<Elements: RandomAccessCollection, Content: View> where Elements.Element: Identifiable {
    let elements: @MainActor (Evaluation) -> Elements
    let make: (Elements.Element) -> Content
}

extension ForEachSubviewCollection: View, _PrimitiveView {
    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        for (index, element) in elements(evaluation).enumerated() {
            evaluation.descend(.id("\(index)")) { make(element)._evaluate(evaluation) }
        }
    }
}

extension Group where Content: View {
    /// A view made from the subviews of `view`.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<SubviewsCollection, Result> {
        nonisolated(unsafe) let view = view
        self = ._of(GroupElementsOfContent(elements: { $0.subviews(of: view) }, make: transform))
    }

    /// A view made from the sections of `view`.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupElementsOfContent<SectionCollection, Result> {
        nonisolated(unsafe) let view = view
        self = ._of(GroupElementsOfContent(elements: { SectionCollector.sections(of: view, in: $0) }, make: transform))
    }
}

extension ForEach {
    /// A view for each subview of `view`.
    public init<V: View, Result: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Result
    ) where Data == SubviewOwners<SubviewsCollection, Result>, ID == Int, Content == ForEachSubviewCollection<SubviewsCollection, Result> {
        nonisolated(unsafe) let view = view
        let each = ForEachSubviewCollection(elements: { $0.subviews(of: view) }, make: content)
        self.init(data: SubviewOwners(each: each), content: { $0 }, id: { _ in 0 })
    }

    /// A view for each section of `view`.
    public init<V: View, Result: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
    ) where Data == SubviewOwners<SectionCollection, Result>, ID == Int, Content == ForEachSubviewCollection<SectionCollection, Result> {
        nonisolated(unsafe) let view = view
        let each = ForEachSubviewCollection(elements: { SectionCollector.sections(of: view, in: $0) }, make: content)
        self.init(data: SubviewOwners(each: each), content: { $0 }, id: { _ in 0 })
    }
}

/// The one view whose parts a `ForEach` goes through: its parts are only known in its surroundings.
public struct SubviewOwners<Elements: RandomAccessCollection, Content: View>: RandomAccessCollection where Elements.Element: Identifiable {
    let each: ForEachSubviewCollection<Elements, Content>

    public var startIndex: Int { 0 }
    public var endIndex: Int { 1 }
    public subscript(index: Int) -> ForEachSubviewCollection<Elements, Content> { each }
}
