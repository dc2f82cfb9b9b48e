import ViewEngine

/// Views arranged by another that gets them one by one: what code for systems before `Group(subviews:)` uses, though Apple does not document it.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// A root and the views that it arranges.
    public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }
    }
}

/// What arranges views.
public protocol _VariadicView_Root {}

/// What makes views of the views it arranges.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose body is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body is as many views as it says.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, _PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        let children = _VariadicView_Children(subviews: evaluation.subviews(of: content))
        evaluation.descend(.view(_shortTypeName(Root.self))) { evaluation._connected(root).body(children: children)._evaluate(evaluation) }
    }
}

/// The views that a root arranges.
public struct _VariadicView_Children: RandomAccessCollection {
    /// One of the views.
    public struct Element: Identifiable {
        let subview: Subview
        /// What tells the view from its siblings.
        public var id: AnyHashable { AnyHashable(subview.id) }
    }

    let subviews: SubviewsCollection

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

extension _VariadicView_Children: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { subviews._evaluate(evaluation) }
}

extension _VariadicView_Children.Element: View, _PrimitiveView {
    public typealias Body = Never
    public func _evaluate(_ evaluation: Evaluation) { subview._evaluate(evaluation) }
}
