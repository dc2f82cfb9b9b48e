import FoundationOverlay
import ViewEngine

/// A symbol above a title.
struct TabLabelStyle: LabelStyle {
    /// Points below the upper edge.
    let symbolCenter: CGFloat
    /// Points below the upper edge.
    let titleBaseline: CGFloat
    let weight: Font.Weight

    func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            ZStack(alignment: .top) {
                configuration.icon
                    .font(.system(size: environment.metric(.barTabSymbolSize))).imageScale(.large)
                    .accessibilityHidden(true)
                    .overlay(alignment: .topTrailing) { environment.tabBadge.map { TabBadge(text: $0) } }
                    .alignmentGuide(.top) { $0[VerticalAlignment.center] - symbolCenter }
                configuration.title
                    .font(.system(size: environment.metric(.barTabFontSize), weight: weight))
                    .allowsTightening(true)
                    .alignmentGuide(.top) { $0[.firstTextBaseline] - titleBaseline }
                Color.clear
            }
        }
    }
}
