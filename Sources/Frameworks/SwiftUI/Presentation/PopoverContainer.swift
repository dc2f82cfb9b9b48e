import FoundationOverlay
import Metrics
import ViewEngine

/// A card beside the view that opened it, as large as its content.
struct PopoverContainer: View {
    let content: AnyView
    let settings: PresentationDetents.Gathered
    /// Where the view lies that opened it, in points of the window.
    let source: CGRect
    /// Points.
    let window: CGSize

    var body: some View {
        EnvironmentReading { environment in
            let outline = RoundedRectangle(cornerRadius: settings.cornerRadius ?? environment.metric(.popoverCornerRadius))
            BesideSource(source: source, distance: environment.metric(.popoverDistance), margin: environment.metric(.menuInset)) {
                content
                    .clipShape(outline)
                    .background { ground(outline, environment) }
            }
            .frame(width: window.width, height: window.height)
        }
    }

    @ViewBuilder @MainActor
    private func ground(_ outline: RoundedRectangle, _ environment: EnvironmentValues) -> some View {
        if let background = settings.background {
            background.clipShape(outline)
        } else if environment.barsAreGlass {
            BarGlass(outline: outline)
        } else {
            outline.fill(.regularMaterial).shadow(
                color: .black.opacity(environment.metric(.popoverShadow)), radius: environment.metric(.popoverDistance))
        }
    }
}

/// Places a view below another where there is room, else above it; within the window.
private struct BesideSource: Layout {
    let source: CGRect
    /// Points between the two.
    let distance: CGFloat
    /// Points from the window's edges.
    let margin: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (above, below) = (source.minY - distance - margin, bounds.height - source.maxY - distance - margin)
        let width = bounds.width - 2 * margin
        let ideal = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        let isBelow = ideal.height <= below || below >= above
        let room = ProposedViewSize(width: min(ideal.width, width), height: isBelow ? below : above)
        let size = subviews.first?.sizeThatFits(ProposedViewSize(width: room.width, height: nil)) ?? .zero
        let height = min(size.height, room.height ?? size.height)
        let x = min(max(margin, source.midX - size.width / 2), max(margin, bounds.width - margin - size.width))
        let y = isBelow ? source.maxY + distance : source.minY - distance - height
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: ProposedViewSize(width: size.width, height: height))
    }
}
