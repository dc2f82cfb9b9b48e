import Foundation
import Metrics

/// Spacing preferences of nodes (docs/SOURCES.md, spacing).
@MainActor
enum NodeSpacing {
    static func spacing(of node: Node) -> ViewSpacing {
        switch node.content {
        case .text(let text): return spacing(of: text, scale: node.environment.displayScale)
        case .image(let image): return spacing(of: image)
        case .spacer: return spacing(ofSpacerIn: node.environment.stackOrientation)
        case .layout(let box, let children): return box.spacing(of: node, children: children)
        case .padding(let insets, let child): return reset(child.spacing, insets.changedEdges)
        case .viewThatFits(_, _, let children): return children.first?.spacing ?? ViewSpacing()
        case .fixedFrame(let width, let height, _, let child):
            let across: EdgeSet = width == nil ? [] : .horizontal
            return framed(child, across.union(height == nil ? [] : .vertical))
        case .flexibleFrame(let frame, let child): return framed(child, frame.edges)
        case .fixedSize(_, _, let child), .aspectRatio(_, _, let child), .position(_, let child),
            .offset(_, let child), .alignmentGuide(_, _, let child), .layered(let child, _, _, _), .effect(_, let child),
            .annotation(_, let child), .coordinateSpace(_, let child):
            return child.spacing
        default: return .plain
        }
    }

    private static func spacing(of text: TextContent, scale: CGFloat) -> ViewSpacing {
        var spacing = ViewSpacing()
        // Without a line there is no baseline to keep a distance from: neighbours have the default one.
        guard !text.plainText.isEmpty || !text.attachments.isEmpty else { return spacing }
        let size = text.fontSize
        let gap = TextSpacing.textToText(lowerLeading: text.text.runs.first?.style.font.lineGap ?? 0, scale: scale)
        let line = ViewSpacing.Preference.text(lineHeight: SystemFontMetrics.shared.lineHeight * size, gap: gap)
        let own = TextLayouts.line(of: text)
        spacing.top = [.textToText: line, .edgeAboveText: .distance(TextSpacing.viewToText(fontSize: size, line: own, scale: scale))]
        spacing.bottom = [.textToText: line, .edgeBelowText: .distance(TextSpacing.textToView(fontSize: size, line: own, scale: scale))]
        return spacing
    }

    /// A symbol stands on a baseline as a text does; a picture, or one that is stretched, is a plain view.
    private static func spacing(of image: ImageContent) -> ViewSpacing {
        guard let baseline = image.baseline, !image.isResizable else { return .plain }
        var spacing = ViewSpacing()
        let below = max(0, image.size.height - baseline)
        spacing.top = [.textToText: .distance(0), .edgeAboveText: .distance(below)]
        spacing.bottom = [.textToText: .distance(0), .edgeBelowText: .distance(below + 1)]
        return spacing
    }

    private static func spacing(ofSpacerIn orientation: LayoutProperties.Orientation?) -> ViewSpacing {
        var spacing = ViewSpacing.zero
        if orientation == .horizontal { (spacing.top, spacing.bottom) = ([:], [:]) }
        if orientation == .vertical { (spacing.leading, spacing.trailing) = ([:], [:]) }
        return spacing
    }

    /// A frame is a plain view along the axes it sets, except around a spacer.
    private static func framed(_ child: Node, _ edges: EdgeSet) -> ViewSpacing {
        projectsSpacing(child) ? child.spacing : reset(child.spacing, edges)
    }

    /// Whether a node is a spacer to the frame around it: one without a priority of its own.
    private static func projectsSpacing(_ node: Node) -> Bool {
        guard node.traits.layoutPriority == -.infinity else { return false }
        switch node.content {
        case .spacer: return true
        case .offset(_, let child), .alignmentGuide(_, _, let child), .layered(let child, _, _, _), .effect(_, let child),
            .annotation(_, let child), .coordinateSpace(_, let child):
            return projectsSpacing(child)
        default: return false
        }
    }

    private static func reset(_ spacing: ViewSpacing, _ edges: EdgeSet) -> ViewSpacing {
        var spacing = spacing
        spacing.reset(edges)
        return spacing
    }
}

extension EdgeInsets {
    fileprivate var changedEdges: EdgeSet {
        var edges: EdgeSet = []
        if top != 0 { edges.insert(.top) }
        if leading != 0 { edges.insert(.leading) }
        if bottom != 0 { edges.insert(.bottom) }
        if trailing != 0 { edges.insert(.trailing) }
        return edges
    }
}

extension FlexibleFrame {
    fileprivate var edges: EdgeSet {
        var edges: EdgeSet = []
        if minWidth != nil || idealWidth != nil || maxWidth != nil { edges.insert(.horizontal) }
        if minHeight != nil || idealHeight != nil || maxHeight != nil { edges.insert(.vertical) }
        return edges
    }
}
