import FoundationOverlay
import SwiftUI

/// A view at a place of a plot or chart.
struct PlotPart {
    enum Place {
        case frame(CGRect)
        /// Beside a rectangle, and inside another one where that is given.
        case beside(CGRect, AnnotationPosition, Alignment, spacing: CGFloat, inside: CGRect?)
    }

    var view: AnyView
    var place: Place
    var zIndex: Double = 0
}

/// Puts each view at the place it asks for, from the top left corner.
struct ChartLayout: Layout {
    struct PlaceKey: LayoutValueKey {
        static var defaultValue: PlotPart.Place { .frame(.zero) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            switch subview[PlaceKey.self] {
            case .frame(let frame):
                subview.place(
                    at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading, proposal: ProposedViewSize(frame.size)
                )
            case .beside(let target, let position, let alignment, let spacing, let limit):
                let size = subview.sizeThatFits(.unspecified)
                var origin = AnnotationPlacing.origin(of: size, beside: target, position, alignment, spacing: spacing)
                if let limit { origin = AnnotationPlacing.origin(origin, of: size, inside: limit) }
                subview.place(
                    at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading, proposal: ProposedViewSize(size))
            }
        }
    }
}

/// Views at the places they ask for.
struct PlotParts: View {
    let parts: [PlotPart]

    var body: some View {
        ChartLayout() {
            ForEach(parts.indices, id: \.self) { index in
                parts[index].view.layoutValue(key: ChartLayout.PlaceKey.self, value: parts[index].place)
            }
        }
    }
}
