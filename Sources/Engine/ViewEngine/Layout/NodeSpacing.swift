import Foundation

/// Spacing preferences of nodes.
@MainActor
enum NodeSpacing {
    static func spacing(of node: Node) -> ViewSpacing {
        switch node.content {
        case .text(let text):
            var spacing = ViewSpacing()
            spacing.top = [.text(fontSize: text.fontSize, lineGap: text.text.runs.first?.style.font.lineGap ?? 0)]
            spacing.bottom = spacing.top
            return spacing
        case .image(let image) where image.baseline != nil: return ViewSpacing(all: .symbol)
        case .spacer: return .zero
        case .layout(let box, let children): return box.spacing(of: node, children: children)
        case .padding(let insets, let child): return reset(child.spacing, where: insets)
        case .viewThatFits(_, _, let children): return children.first?.spacing ?? ViewSpacing()
        case .fixedFrame(_, let height, _, let child) where height != nil: return framed(child.spacing)
        case .fixedFrame(_, _, _, let child), .flexibleFrame(_, let child), .fixedSize(_, _, let child), .aspectRatio(_, _, let child),
            .offset(_, let child), .alignmentGuide(_, _, let child), .layered(let child, _, _, _), .effect(_, let child),
            .annotation(_, let child), .coordinateSpace(_, let child):
            return child.spacing
        default: return ViewSpacing()
        }
    }

    /// A symbol in a frame of fixed height spaces like any view.
    private static func framed(_ spacing: ViewSpacing) -> ViewSpacing {
        var spacing = spacing
        spacing.top = spacing.top.map { $0 == .symbol ? .standard : $0 }
        spacing.bottom = spacing.bottom.map { $0 == .symbol ? .standard : $0 }
        return spacing
    }

    private static func reset(_ spacing: ViewSpacing, where insets: EdgeInsets) -> ViewSpacing {
        var spacing = spacing
        if insets.top != 0 { spacing.top = [.standard] }
        if insets.leading != 0 { spacing.leading = [.standard] }
        if insets.bottom != 0 { spacing.bottom = [.standard] }
        if insets.trailing != 0 { spacing.trailing = [.standard] }
        return spacing
    }
}
