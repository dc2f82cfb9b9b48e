import FoundationOverlay
import ViewEngine

/// What lies behind a bar when content is scrolled below it: up to iOS 18 a material and a line, since iOS 26 a soft edge.
struct ScrolledBarGround: View {
    /// Of the bar's own part, in points.
    let height: CGFloat

    var body: some View {
        EnvironmentReading { environment in
            if environment.metric(.barScrolledIsSoft) > 0 {
                let ground = Color(uiColor: .systemBackground)
                LinearGradient(colors: [ground.opacity(0.9), ground.opacity(0)], startPoint: .top, endPoint: .bottom)
                    .frame(height: height).ignoresSafeArea(edges: .top)
            } else {
                Rectangle().fill(.bar).frame(height: height)
                    .overlay(alignment: .bottom) { Divider() }
                    .ignoresSafeArea(edges: .top)
            }
        }
    }
}

/// Whether the rows of a screen are edited.
final class ScreenEditMode: @unchecked Sendable {
    // Touched by the main actor alone.
    private var mode = EditMode.inactive

    @MainActor
    func binding(in evaluation: Evaluation) -> Binding<EditMode> {
        let changed = evaluation.archive.pass.changed
        return Binding(
            get: { self.mode },
            set: { mode in
                guard mode != self.mode else { return }
                self.mode = mode
                changed()
            })
    }
}
