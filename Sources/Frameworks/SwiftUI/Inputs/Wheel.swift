import FoundationOverlay
import ViewEngine

/// Values on a wheel that stands still: the chosen one in the middle, its neighbours turned away above and below it.
struct Wheel: View {
    /// How many values there are; nil where they go on for ever in both directions.
    let count: Int?
    let chosen: Int
    let value: @MainActor (Int) -> AnyView
    let choose: @MainActor (Int) -> Void

    var body: some View {
        EnvironmentReading { environment in
            let (height, row) = (environment.metric(.wheelHeight), environment.metric(.wheelRowHeight))
            ZStack {
                ForEach(neighbours(height, row), id: \.self) { distance in
                    let angle = row / (height / 2) * CGFloat(distance)
                    TappableView("WheelValue", action: { choose(chosen + distance) }) {
                        value(chosen + distance)
                            .lineLimit(1).font(.system(size: environment.metric(.wheelFontSize)))
                            .frame(maxWidth: .infinity)
                    }
                    .scaleEffect(x: 1, y: cos(angle))
                    .opacity(distance == 0 ? 1 : cos(angle) * environment.metric(.wheelNeighbourOpacity))
                    .offset(y: height / 2 * sin(angle))
                }
            }
            .frame(height: height)
            .clipped()
        }
    }

    /// The values in sight, by their distance from the chosen one.
    private func neighbours(_ height: CGFloat, _ row: CGFloat) -> [Int] {
        let most = Int((CGFloat.pi / 2 / (row / (height / 2))).rounded(.down))
        return (-most...most).filter { distance in count.map { (0..<$0).contains(chosen + distance) } ?? true }
    }
}

/// Wheels side by side over the band that marks what is chosen.
struct WheelColumns<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        EnvironmentReading { environment in
            HStack(spacing: 0) { content }
                .background {
                    RoundedRectangle(cornerRadius: environment.metric(.wheelBandRadius)).fill(SystemStyle(names: ["tertiarySystemFill"]))
                        .frame(height: environment.metric(.wheelRowHeight))
                }
                .padding(.horizontal, environment.metric(.wheelInset))
        }
    }
}
