import Snapshot
import ViewEngine

/// The colour of a button's label.
struct ButtonTint: ShapeStyle {
    let role: ButtonRole?

    func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        if environment.tintStyle == nil, role == .destructive { return Color.red._paint(in: environment, level: level) }
        return TintShapeStyle()._paint(in: environment, level: level)
    }
}

/// The colour of a button's label: what was set around the button, else the style's own.
struct ButtonLabelStyle: ShapeStyle {
    let usual: AnyShapeStyle

    init(_ usual: some ShapeStyle) { self.usual = AnyShapeStyle(usual) }

    func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        ForegroundStyles.current(in: environment).areSet
            ? ForegroundStyles.paint(level: level, in: environment) : usual._paint(in: environment, level: level)
    }
}

/// The ground of a bordered button: a faint tint where a tint is set, grey otherwise.
struct ButtonGround: ShapeStyle {
    let role: ButtonRole?

    func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        guard environment.tintStyle != nil || role == .destructive else {
            return PaintSource(.color(environment.systemColor("secondarySystemFill")))
        }
        let opacity = environment.metric(environment.colorScheme == .dark ? .buttonTintedOpacityDark : .buttonTintedOpacityLight)
        return ButtonTint(role: role)._paint(in: environment, level: level).opacity(opacity)
    }
}
