import FoundationOverlay
import ViewEngine

/// Rows of a tree, whose branches can be opened.
/// - Support: works in a running app; in a widget a yellow sign is drawn, as on a device.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let roots: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf
}

/// The rows below a branch.
public struct OutlineSubgroupChildren: View, _PrimitiveView {
    public typealias Body = Never
    let rows: AnyView
    public func _evaluate(_ evaluation: Evaluation) { rows._evaluate(evaluation) }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View {
        ForEach(roots, id: id) { element in
            if let inner = element[keyPath: children] {
                DisclosureGroup {
                    OutlineSubgroupChildren(rows: AnyView(OutlineGroup(roots: inner, id: id, children: children, content: content)))
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    public nonisolated init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(roots: data, id: \.id, children: children, content: content)
    }

    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) { self.init(roots: data, id: id, children: children, content: content) }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data: RangeReplaceableCollection {
    public nonisolated init(
        _ root: Data.Element, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(roots: Data([root]), id: \.id, children: children, content: content)
    }
}
