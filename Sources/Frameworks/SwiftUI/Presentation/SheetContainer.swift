import FoundationOverlay
import Metrics
import ViewEngine

/// A card that comes from below.
struct SheetContainer: View {
    let content: AnyView
    let settings: PresentationDetents.Gathered
    /// Points.
    let height: CGFloat
    /// How high a sheet can be, in points.
    let fullHeight: CGFloat

    var body: some View {
        EvaluatedView { evaluation in card(evaluation)._evaluate(evaluation) }
    }

    @MainActor
    private func card(_ evaluation: Evaluation) -> some View {
        let environment = evaluation.environment
        let radius = settings.cornerRadius ?? environment.metric(.sheetCornerRadius)
        // From iOS 26 on sheets that do not reach up to the bar float within the screen's edges.
        let floats = environment.barsAreGlass && height < fullHeight
        let inset = floats ? environment.metric(.sheetFloatingInset) : 0
        let low = floats ? environment.metric(.sheetFloatingCornerRadius) : 0
        return
            content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .top) { if settings.showsIndicator { grip(environment) } }
            .clipShape(SheetOutline(radius: radius))
            .background {
                ground(
                    UnevenRoundedRectangle(topLeadingRadius: radius, bottomLeadingRadius: low, bottomTrailingRadius: low, topTrailingRadius: radius)
                )
                .padding(.bottom, floats ? evaluation.aboveSafeArea(inset) : 0)
                .ignoresSafeArea(edges: floats ? [] : [.bottom, .horizontal])
            }
            .padding(.horizontal, inset)
            .frame(height: height)
    }

    @ViewBuilder @MainActor
    private func ground(_ outline: UnevenRoundedRectangle) -> some View {
        if let background = settings.background {
            background.clipShape(outline)
        } else {
            outline.fill(SystemStyle(names: ["systemBackground"]))
        }
    }

    @MainActor
    private func grip(_ environment: EnvironmentValues) -> some View {
        Capsule().fill(.tertiary)
            .frame(width: environment.metric(.sheetIndicatorWidth), height: environment.metric(.sheetIndicatorHeight))
            .padding(.top, environment.metric(.sheetIndicatorInset))
    }
}

/// Round above, without an end below: what lies on a sheet may reach out of the safe area there.
private struct SheetOutline: Shape {
    /// Points.
    let radius: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let reaching = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 2 * rect.height)
        return UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius).path(in: reaching)
    }
}
