import FoundationOverlay
import ViewEngine

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach {
    /// Elements of a collection with content of any kind; frameworks whose content is no view start here.
    public init(_data data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: id)
    }
}

extension ForEach: View, _PrimitiveView where Content: View {
    public typealias Body = Never

    /// Rows that are made although they are out of sight cost little up to here.
    private static var fewRows: Int { 60 }

    public func _evaluate(_ evaluation: Evaluation) {
        if let sight = evaluation.environment.rowSight, data.count > Self.fewRows {
            let wished = evaluation.environment.scrollWish?.id.flatMap { wish in data.firstIndex { AnyHashable(id($0)) == wish } }
            let number = wished.map { data.distance(from: data.startIndex, to: $0) }
            return evaluation.appendRows(count: data.count, in: sight, wished: number) { number in
                append(data[data.index(data.startIndex, offsetBy: number)], number, evaluation)
            }
        }
        var seen: Set<ID> = []
        for (number, element) in data.enumerated() {
            let id = id(element)
            if !seen.insert(id).inserted {
                evaluation.archive.report(
                    .init(
                        code: .duplicateID, severity: .warning,
                        message: "ForEach has the id \(id) more than once; give each element an id of its own.",
                        identity: evaluation.path.text))
            }
            append(element, number, evaluation)
        }
    }

    /// What a row is made of.
    private struct RowSource: KeptSource {
        let content: (Data.Element) -> Content
        let element: Data.Element
    }

    @MainActor
    private func append(_ element: Data.Element, _ number: Int, _ evaluation: Evaluation) {
        let id = id(element)
        let (actions, isTagging) = (evaluation.environment.elementActions, evaluation.environment.tagsElements)
        evaluation.descend(.id("\(id)")) {
            let row = evaluation._kept("row", as: RowSource(content: content, element: element)) { content(element) }
            guard actions != nil || isTagging || evaluation.asksForElements else { return row._evaluate(evaluation) }
            var nodes: [Node] = []
            evaluation.withEnvironment({ $0.elementActions = nil }) { nodes = row.nodes(in: evaluation) }
            for node in evaluation.followWish(AnyHashable(id), nodes) {
                // What is chosen from stands for its elements.
                if isTagging { node.traits.tag = node.traits.tag ?? AnyHashable(id) }
                actions?.apply(to: &node.traits, index: number, count: data.count)
                evaluation.append(node)
            }
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

private enum TagsElementsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether views without a tag get the id of their element for one.
    var tagsElements: Bool {
        get { self[TagsElementsKey.self] }
        set { self[TagsElementsKey.self] = newValue }
    }
}

/// Views made of the elements of a collection.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
