import FoundationOverlay
import ViewEngine

/// How wide the buttons of a row are, and what the first ones do; known once they are laid out.
final class SwipeWidths: @unchecked Sendable {
    /// Points.
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
    var row = CGSize.zero
    var first: [HorizontalEdge: () -> Void] = [:]
}

/// Buttons beside each other, as high as the row.
struct SwipeButtons: View {
    let views: [AnyView]
    let edge: HorizontalEdge
    let widths: SwipeWidths
    let close: @MainActor () -> Void

    var body: some View {
        EvaluatedView { evaluation in
            let styled = ForEach(views.indices, id: \.self) { views[$0] }.buttonStyle(SwipeButtonStyle())
                .changingEnvironment { environment in environment.buttonCompletion = close }
            let nodes = styled.nodes(in: evaluation)
            if let tap = (edge == .leading ? nodes.first : nodes.last)?.firstTap { widths.first[edge] = tap }
            let width = evaluation.environment.metric(.swipeButtonWidth)
            if edge == .leading { widths.leading = CGFloat(nodes.count) * width } else { widths.trailing = CGFloat(nodes.count) * width }
            HStack(spacing: 0) {
                ForEach(nodes.indices, id: \.self) { index in
                    EvaluatedView { $0.append(nodes[index]) }.frame(maxWidth: .infinity, maxHeight: .infinity)
                }
            }
            ._evaluate(evaluation)
        }
    }
}

private struct SwipeButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            let plain = SystemStyle(names: ["systemGray3"])
            let ground = configuration.role == .destructive ? AnyShapeStyle(Color.red) : environment.tintStyle ?? AnyShapeStyle(plain)
            configuration.label.labelStyle(SwipeLabelStyle()).foregroundStyle(Color.white).lineLimit(1)
                .frame(maxWidth: .infinity, maxHeight: .infinity).background(ground)
        }
    }
}

private struct SwipeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.icon.symbolVariant(.fill).imageScale(.large) }
}

extension Node {
    /// What a tap on the first control in it does.
    @MainActor var firstTap: (() -> Void)? {
        switch content {
        case .annotation(.control(let control), _): control.tap.map { tap in { tap() } }
        default: inner.lazy.compactMap(\.firstTap).first
        }
    }
}
