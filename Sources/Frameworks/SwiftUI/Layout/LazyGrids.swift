import FoundationOverlay
import ViewEngine

/// A row or column of a lazy grid.
public struct GridItem: Sendable {
    /// How wide the item is, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Views in columns, filled row by row. In an archived view all of them are made.
public struct LazyVGrid<Content: View> {
    let layout: LazyGridLayout
    let content: Content
}

extension LazyVGrid: View, _PrimitiveView {
    public typealias Body = Never

    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
        self.content = content()
    }

    public func _evaluate(_ evaluation: Evaluation) { layout.evaluate("LazyVGrid", content, evaluation) }
}

/// Views in rows, filled column by column.
public struct LazyHGrid<Content: View> {
    let layout: LazyGridLayout
    let content: Content
}

extension LazyHGrid: View, _PrimitiveView {
    public typealias Body = Never

    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
        self.content = content()
    }

    public func _evaluate(_ evaluation: Evaluation) { layout.evaluate("LazyHGrid", content, evaluation) }
}

extension LazyGridLayout {
    @MainActor
    fileprivate func evaluate(_ name: String, _ content: some View, _ evaluation: Evaluation) {
        let cells = EvaluatedView { cells in cells.withEnvironment({ $0.isInLazyGrid = true }) { content._evaluate(cells) } }
        LayoutEvaluation.evaluate(self, name: name, cells, evaluation)
    }
}

/// Views of a lazy container that stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in a column, all made at once in an archived view. In a running app those of a long `ForEach` are made as they come in sight.
public struct LazyVStack<Content: View> {
    let stack: VStack<Content>
}

extension LazyVStack: View {
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }

    /// Its views have their ideal heights, lined up in all the width there is.
    public var body: some View {
        EvaluatedView { evaluation in
            let sight = evaluation.environment.scrollExtent.map { RowSight(extent: $0) }
            LayoutEvaluation.evaluate(stack.layout, name: "VStack", stack.content, evaluation, sight: sight)
        }
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: stack.layout.alignment, vertical: .center))
    }
}

/// Views in a row, all made at once in an archived view.
public struct LazyHStack<Content: View> {
    let stack: HStack<Content>
}

extension LazyHStack: View {
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }

    /// Its views have their ideal widths, lined up in all the height there is.
    public var body: some View {
        stack.fixedSize(horizontal: true, vertical: false)
            .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: stack.layout.alignment))
    }
}
