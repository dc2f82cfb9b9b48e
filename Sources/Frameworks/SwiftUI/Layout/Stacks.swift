import FoundationOverlay
import ViewEngine

/// Views in a row.
public struct HStack<Content: View> {
    let layout: HStackLayout
    let content: Content
}

extension HStack: View, _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public func _evaluate(_ evaluation: Evaluation) {
        LayoutEvaluation.evaluate(layout, name: "HStack", content, evaluation)
    }
}

/// Views in a column.
public struct VStack<Content: View> {
    let layout: VStackLayout
    let content: Content
}

extension VStack: View, _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public func _evaluate(_ evaluation: Evaluation) {
        LayoutEvaluation.evaluate(layout, name: "VStack", content, evaluation)
    }
}

/// Views on top of each other.
public struct ZStack<Content: View> {
    let layout: ZStackLayout
    let content: Content
}

extension ZStack: View, _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    public func _evaluate(_ evaluation: Evaluation) {
        LayoutEvaluation.evaluate(layout, name: "ZStack", content, evaluation)
    }
}

/// Evaluates the content of a layout and appends the layout's node.
@MainActor
enum LayoutEvaluation {
    /// - Parameter sight: Set where rows need not all be made.
    static func evaluate<L: Layout>(
        _ layout: L, name: String? = nil, _ content: some View, _ evaluation: Evaluation, sight: RowSight? = nil
    ) {
        var children: [Node] = []
        let box = layout._box(named: name)
        evaluation.descend(.view(box.name)) {
            evaluation.withEnvironment({
                $0.stackOrientation = L.layoutProperties.stackOrientation
                if $0.isInList { $0.isInList = false }
                $0.rowSight = sight
            }) {
                children = content.nodes(in: evaluation)
            }
            evaluation.append(.layout(box, children: children))
        }
    }
}
