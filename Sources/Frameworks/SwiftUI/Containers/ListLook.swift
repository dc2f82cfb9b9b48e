import FoundationOverlay
import ViewEngine

/// How lists are drawn.
enum ListLook {
    /// Sections on cards away from the edges.
    case insetGrouped
    /// Sections from edge to edge.
    case grouped
    /// Rows on the window's own ground.
    case plain

    /// The colour behind rows.
    var rowGround: String {
        switch self {
        case .insetGrouped, .grouped: "secondarySystemGroupedBackground"
        case .plain: "systemBackground"
        }
    }
}

private enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook { .insetGrouped } }

extension EnvironmentValues {
    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

private enum RowBackgroundKey {}
private enum RowInsetsKey {}

extension NodeTraits {
    /// What `listRowBackground(_:)` puts behind the row.
    var rowBackground: AnyView? {
        get { layoutValues[ObjectIdentifier(RowBackgroundKey.self)] as? AnyView }
        set { layoutValues[ObjectIdentifier(RowBackgroundKey.self)] = newValue }
    }

    /// What `listRowInsets(_:)` says.
    var rowInsets: EdgeInsets? {
        get { layoutValues[ObjectIdentifier(RowInsetsKey.self)] as? EdgeInsets }
        set { layoutValues[ObjectIdentifier(RowInsetsKey.self)] = newValue }
    }
}

extension View {
    /// - Support: partial: plain, grouped and inset grouped lists are drawn; other styles as inset grouped ones.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        let look: ListLook =
            if style is PlainListStyle || style is InsetListStyle { .plain } else if style is GroupedListStyle { .grouped } else { .insetGrouped }
        return changingEnvironment { $0.listLook = look }
    }

    /// - Support: works
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        // Views are values that only the evaluating thread reads.
        nonisolated(unsafe) let view = view.map { AnyView($0) }
        return changingRows({ $0.rowBackground = view }, ofSection: { $0.background = view })
    }

    /// - Support: works
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        changingRows({ $0.rowInsets = insets }, ofSection: { $0.insets = insets })
    }
}

/// A row and the line below it: as high as its content with room around it, or the least height where little room is left then. The line
/// begins at the row's first text, or where the row's own guides have its ends.
struct ListRowLayout: Layout {
    let minimumHeight: CGFloat
    /// Up to ``limit`` points and from there on.
    let narrow: EdgeInsets
    let wide: EdgeInsets
    let limit: CGFloat
    /// Above and below, where the row has the least height.
    let leastInset: CGFloat
    /// How far the line ends from the edge.
    var lineInset: CGFloat = 0

    private func insets(_ width: CGFloat?) -> EdgeInsets { (width ?? 0) < limit ? narrow : wide }

    private func inner(_ width: CGFloat?) -> ProposedViewSize {
        let insets = insets(width)
        return ProposedViewSize(width: width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
    }

    private func height(_ content: CGFloat, _ insets: EdgeInsets) -> CGFloat {
        content + 2 * leastInset <= minimumHeight ? minimumHeight : max(minimumHeight, content + insets.top + insets.bottom)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews[0].sizeThatFits(inner(proposal.width))
        let insets = insets(proposal.width)
        return CGSize(width: proposal.width ?? size.width + insets.leading + insets.trailing, height: height(size.height, insets))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let inner = inner(bounds.width)
        let leading = bounds.minX + insets(bounds.width).leading
        subviews[0].place(at: CGPoint(x: leading, y: bounds.midY), anchor: .leading, proposal: inner)
        guard subviews.count > 1 else { return }
        let row = subviews[0].dimensions(in: inner)
        let start = leading + (row[explicit: HorizontalAlignment.listRowSeparatorLeading] ?? subviews[0].textLeading(in: inner) ?? 0)
        let end = row[explicit: HorizontalAlignment.listRowSeparatorTrailing].map { leading + $0 } ?? bounds.maxX - lineInset
        subviews[1].place(
            at: CGPoint(x: start, y: bounds.maxY), anchor: .bottomLeading, proposal: ProposedViewSize(width: max(0, end - start), height: nil))
    }
}
