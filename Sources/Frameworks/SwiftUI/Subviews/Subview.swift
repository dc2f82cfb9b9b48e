import FoundationOverlay
import ViewEngine

/// One of the views that another view consists of.
public struct Subview: Identifiable {
    /// What tells a subview from its siblings.
    public struct ID: Hashable {
        let path: String
    }

    let node: Node
    let source: SubviewSource
    let index: Int
    public let id: ID

    @MainActor
    init(node: Node, source: SubviewSource, index: Int) {
        self.node = node
        self.source = source
        self.index = index
        id = ID(path: "\(node.path.text)#\(index)")
    }
}

extension Subview: View, _PrimitiveView {
    public typealias Body = Never

    @MainActor public var containerValues: ContainerValues { ContainerValues(traits: node.traits) }

    /// The view in the surroundings it is put into.
    public func _evaluate(_ evaluation: Evaluation) { evaluation.append(source.node(at: index, in: evaluation) ?? node) }
}

/// Where subviews come from: made once to be counted, and again where they are shown, in the surroundings of that place.
@MainActor
final class SubviewSource {
    private let evaluate: (Evaluation) -> Void
    private let path: IdentityPath
    private let count: Int

    /// Making each of many views again would take long; those are shown as they were counted.
    private static let mostMadeAgain = 100

    init(path: IdentityPath, count: Int, _ evaluate: @escaping (Evaluation) -> Void) {
        self.path = path
        self.count = count
        self.evaluate = evaluate
    }

    func node(at index: Int, in evaluation: Evaluation) -> Node? {
        guard count <= Self.mostMadeAgain else { return nil }
        let surroundings = DeferredEvaluation(environment: evaluation.environment, path: path, archive: evaluation.archive)
        let nodes = surroundings.nodes(evaluate)
        return nodes.count == count ? nodes[index] : nil
    }
}

/// The views that another view consists of.
public struct SubviewsCollection: RandomAccessCollection {
    let subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }
}

/// Some of the views that another view consists of.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    let subviews: ArraySlice<Subview>

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }
}

extension SubviewsCollection: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { subviews.forEach { $0._evaluate(evaluation) } }
}

extension SubviewsCollectionSlice: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { subviews.forEach { $0._evaluate(evaluation) } }
}

extension Evaluation {
    /// The views that `view` consists of.
    func subviews(of view: some View) -> SubviewsCollection { subviews { view._evaluate($0) } }

    func subviews(_ evaluate: @escaping (Evaluation) -> Void) -> SubviewsCollection {
        let nodes = collect { evaluate(self) }
        let source = SubviewSource(path: path, count: nodes.count, evaluate)
        return SubviewsCollection(subviews: nodes.enumerated().map { Subview(node: $1, source: source, index: $0) })
    }
}
