import FoundationOverlay
import Snapshot
import ViewEngine

/// The glass that bars lie on since iOS 26, with its rim and its shadow.
struct BarGlass<Outline: InsettableShape>: View {
    let outline: Outline
    /// Fills the glass where what lies on it is the main thing to do.
    var tint: AnyShapeStyle?

    var body: some View {
        EnvironmentReading { environment in
            let isDark = environment.colorScheme == .dark
            ZStack {
                if !isDark {
                    outline.fill(Color.black.opacity(environment.metric(.barGlassShadow))).blur(radius: environment.metric(.barGlassShadowRadius))
                }
                outline.fill(tint ?? AnyShapeStyle(BarGlassStyle()))
                if isDark, tint == nil { outline.strokeBorder(Color.white.opacity(environment.metric(.barGlassRim)), lineWidth: 1) }
            }
        }
    }
}

/// The material of bars since iOS 26.
struct BarGlassStyle: ShapeStyle {
    func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        PaintSource(.material(MaterialPaint(thickness: .barGlass, isDark: environment.colorScheme == .dark)))
    }
}

extension EnvironmentValues {
    /// Whether bars float on glass.
    var barsAreGlass: Bool { metric(.barIsGlass) > 0 }

    /// What buttons on glass are coloured with: the tint where one is set, else the colour of texts.
    var glassTint: AnyShapeStyle { tintStyle ?? AnyShapeStyle(SystemStyle(names: ["label"])) }
}
