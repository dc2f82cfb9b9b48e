import SwiftUI

extension ReferenceTree {
    /// The same tree of SwiftUI's own views.
    @MainActor public var view: AnyView {
        switch self {
        case .fill(let id): AnyView(color(id))
        case .flow(let id, let ideal, let area): AnyView(Flow(ideal: ideal, area: area) { color(id) })
        case .spacer(let least): AnyView(Spacer(minLength: least))
        case .divider(let id): AnyView(Divider().overlay(color(id)))
        case .stack(.horizontal, let alignment, let spacing, let children):
            AnyView(HStack(alignment: alignment.vertical, spacing: spacing) { Self.views(children) })
        case .stack(.vertical, let alignment, let spacing, let children):
            AnyView(VStack(alignment: alignment.horizontal, spacing: spacing) { Self.views(children) })
        case .layers(let x, let y, let children): AnyView(ZStack(alignment: Self.alignment(x, y)) { Self.views(children) })
        case .frame(let width, let height, let x, let y, let child):
            AnyView(child.view.frame(width: width, height: height, alignment: Self.alignment(x, y)))
        case .flexible(let w, let h, let x, let y, let child):
            AnyView(
                child.view.frame(
                    minWidth: w.least, idealWidth: w.ideal, maxWidth: w.greatest, minHeight: h.least, idealHeight: h.ideal, maxHeight: h.greatest,
                    alignment: Self.alignment(x, y)))
        case .fixedSize(let horizontal, let vertical, let child): AnyView(child.view.fixedSize(horizontal: horizontal, vertical: vertical))
        case .padding(let i, let child):
            AnyView(child.view.padding(EdgeInsets(top: i.top, leading: i.leading, bottom: i.bottom, trailing: i.trailing)))
        case .ratio(let ratio, let fills, let child): AnyView(child.view.aspectRatio(ratio, contentMode: fills ? .fill : .fit))
        case .layered(let first, let second, let isBehind, let x, let y):
            isBehind
                ? AnyView(first.view.background(alignment: Self.alignment(x, y)) { second.view })
                : AnyView(first.view.overlay(alignment: Self.alignment(x, y)) { second.view })
        case .priority(let value, let child): AnyView(child.view.layoutPriority(value))
        case .offset(let x, let y, let child): AnyView(child.view.offset(x: x, y: y))
        case .position(let x, let y, let child): AnyView(child.view.position(x: x, y: y))
        case .guide(.horizontal, let edge, let part, let child):
            AnyView(child.view.alignmentGuide(edge.horizontal) { $0.width * part })
        case .guide(.vertical, let edge, let part, let child):
            AnyView(child.view.alignmentGuide(edge.vertical) { $0.height * part })
        case .fits(let axes, let children): AnyView(ViewThatFits(in: Self.set(axes)) { Self.views(children) })
        case .geometry(let child): AnyView(GeometryReader { _ in child.view })
        }
    }

    /// A colour that no other fill has.
    @MainActor private func color(_ id: Int) -> Color { Color(red: 1, green: Double(id / 256) / 255, blue: Double(id % 256) / 255) }

    @MainActor private static func views(_ children: [ReferenceTree]) -> some View {
        ForEach(Array(children.enumerated()), id: \.offset) { $0.element.view }
    }

    private static func alignment(_ x: ReferenceEdge, _ y: ReferenceEdge) -> Alignment { Alignment(horizontal: x.horizontal, vertical: y.vertical) }

    private static func set(_ axes: [ReferenceAxis]) -> Axis.Set {
        axes.reduce(into: []) { $0.insert($1 == .horizontal ? .horizontal : .vertical) }
    }
}

extension ReferenceEdge {
    fileprivate var horizontal: HorizontalAlignment {
        switch self {
        case .first: .leading
        case .centre: .center
        case .last: .trailing
        }
    }

    fileprivate var vertical: VerticalAlignment {
        switch self {
        case .first: .top
        case .centre: .center
        case .last: .bottom
        }
    }
}

/// A layout of the program: its view keeps its area.
private struct Flow: Layout {
    var ideal: CGFloat
    var area: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = max(5, min(proposal.width ?? ideal, ideal))
        return CGSize(width: width, height: area / width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}
