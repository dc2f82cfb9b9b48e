import FoundationOverlay
import ViewEngine

/// What menus and dialogs lie on: glass from iOS 26 on, a material before.
struct FloatingGround: View {
    let outline: RoundedRectangle

    var body: some View {
        EnvironmentReading { environment in
            if environment.barsAreGlass { BarGlass(outline: outline) } else { outline.fill(.regularMaterial) }
        }
    }
}
