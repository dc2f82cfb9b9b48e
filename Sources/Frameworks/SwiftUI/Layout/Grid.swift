import FoundationOverlay
import ViewEngine

/// Views in rows and columns.
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content
}

extension Grid: View, _PrimitiveView {
    public typealias Body = Never

    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    public func _evaluate(_ evaluation: Evaluation) { GridEvaluation.evaluate(layout, content, evaluation) }
}

/// A row of a grid.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content
}

extension GridRow: View, _PrimitiveView {
    public typealias Body = Never

    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Outside a grid the cells are like those of a group.
    public func _evaluate(_ evaluation: Evaluation) {
        var cells: [Node] = []
        evaluation.descend(.view("GridRow")) { cells = content.nodes(in: evaluation) }
        for (index, cell) in cells.enumerated() {
            cell.traits.gridRowPlace = GridRowPlace(row: ObjectIdentifier(cells[0]), column: index, alignment: alignment)
            evaluation.append(cell)
        }
    }
}

@MainActor
enum GridEvaluation {
    static func evaluate(_ layout: GridLayout, _ content: some View, _ evaluation: Evaluation) {
        LayoutEvaluation.evaluate(layout, name: "Grid", content, evaluation)
    }
}

extension View {
    public nonisolated func gridCellColumns(_ count: Int) -> some View { changingTraits { $0.gridColumns = max(1, count) } }
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { changingTraits { $0.gridColumnAlignment = guide } }
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        changingTraits { $0.gridCellAnchor = anchor }
    }
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        changingTraits { $0.gridUnsizedAxes = (axes.contains(.horizontal), axes.contains(.vertical)) }
    }
}
