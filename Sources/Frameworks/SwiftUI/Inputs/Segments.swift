import FoundationOverlay
import ViewEngine

/// Values side by side, the chosen one raised.
struct Segments: View {
    let options: [Node]
    let chosen: Int?
    let choose: @MainActor (Int) -> Void

    var body: some View {
        EnvironmentReading { environment in
            let (inset, radius) = (environment.metric(.segmentsInset), environment.metric(.segmentsCornerRadius))
            EqualColumns(padding: environment.metric(.segmentsPadding)) {
                ForEach(options.indices, id: \.self) { index in
                    TappableView("Segment", action: { choose(index) }) {
                        EvaluatedView { $0.append(options[index]) }.lineLimit(1).frame(maxWidth: .infinity, maxHeight: .infinity)
                    }
                    .background {
                        if index == chosen {
                            RoundedRectangle(cornerRadius: max(0, radius - inset))
                                .fill(
                                    environment.colorScheme == .dark ? AnyShapeStyle(SystemStyle(names: ["systemGray2"])) : AnyShapeStyle(.white)
                                )
                                .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
                                .padding(inset)
                        }
                    }
                }
            }
            .frame(height: environment.metric(.segmentsHeight))
            .background(SystemStyle(names: ["tertiarySystemFill"]), in: RoundedRectangle(cornerRadius: radius))
            .frame(height: environment.metric(.segmentsLayoutHeight), alignment: .top)
        }
    }
}

/// Views in columns of one width: what they are given, or what the widest needs.
private struct EqualColumns: Layout {
    let padding: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let ideal = ((sizes.map(\.width).max() ?? 0) + 2 * padding) * CGFloat(subviews.count)
        return CGSize(width: proposal.width ?? ideal, height: proposal.height ?? sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let width = bounds.width / CGFloat(max(1, subviews.count))
        for (index, subview) in subviews.enumerated() {
            let origin = CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY)
            subview.place(at: origin, proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}
