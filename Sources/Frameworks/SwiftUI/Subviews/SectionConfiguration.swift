import FoundationOverlay
import ViewEngine

/// A section of a view's content, in parts.
public struct SectionConfiguration: Identifiable {
    /// What tells a section from its siblings.
    public struct ID: Hashable {
        let index: Int
    }

    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
    var traits = NodeTraits()

    public var containerValues: ContainerValues { ContainerValues(traits: traits) }
}

/// The sections of a view's content.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// Takes the sections of a content apart while it is evaluated. Views outside of sections make sections of their own.
@MainActor
final class SectionCollector {
    private(set) var sections: [SectionConfiguration] = []

    private enum Key: EnvironmentKey { static var defaultValue: SectionCollector? { nil } }

    static func current(in environment: EnvironmentValues) -> SectionCollector? { environment[Key.self] }

    /// The sections of `view`.
    static func sections(of view: some View, in evaluation: Evaluation) -> SectionCollection {
        let collector = SectionCollector()
        let nodes = evaluation.collect {
            evaluation.withEnvironment({ $0[Key.self] = collector }) { view._evaluate(evaluation) }
        }
        if !nodes.isEmpty { collector.addLoose(nodes, evaluation) }
        return SectionCollection(sections: collector.sections)
    }

    func add(header: some View, content: some View, footer: some View, _ evaluation: Evaluation) {
        let loose = evaluation.nodes
        if !loose.isEmpty { addLoose(evaluation.collectAll(), evaluation) }
        evaluation.withEnvironment({ $0[Key.self] = nil }) {
            add(evaluation.subviews(of: header), evaluation.subviews(of: content), evaluation.subviews(of: footer))
        }
    }

    private func addLoose(_ nodes: [Node], _ evaluation: Evaluation) {
        let none = evaluation.subviews { _ in }
        let source = SubviewSource(path: evaluation.path, count: Int.max) { _ in }
        let subviews = SubviewsCollection(subviews: nodes.enumerated().map { Subview(node: $1, source: source, index: $0) })
        add(none, subviews, none)
    }

    private func add(_ header: SubviewsCollection, _ content: SubviewsCollection, _ footer: SubviewsCollection) {
        sections.append(SectionConfiguration(id: .init(index: sections.count), header: header, content: content, footer: footer))
    }
}
