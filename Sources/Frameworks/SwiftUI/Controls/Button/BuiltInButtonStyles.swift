import ViewEngine

/// The style for the surroundings: bordered in widgets, a tinted label in windows.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            if environment.isInAppWindow {
                BorderlessButtonStyle().makeBody(configuration: configuration)
            } else {
                BorderedButtonStyle().makeBody(configuration: configuration)
            }
        }
    }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DimmedWhenDisabled(content: configuration.label, opacity: .buttonPlainDisabledOpacity)
    }
}

/// The label in the tint colour, gray where the button is disabled; its lines are centred. Colours of the label's own stay
/// (docs/SOURCES.md, buttons).
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            configuration.label
                .labelStyle(
                    ofControl: environment.isEnabled
                        ? AnyShapeStyle(ButtonLabelStyle(ButtonTint(role: configuration.role))) : AnyShapeStyle(HierarchicalShapeStyle.tertiary)
                )
                .inButtonLabel()
        }
    }
}

/// A tinted label on a faint ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonBody(
            label: AnyView(configuration.label), foreground: AnyShapeStyle(ButtonTint(role: configuration.role)),
            ground: AnyShapeStyle(ButtonGround(role: configuration.role)))
    }
}

/// A white label on a ground of the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonBody(
            label: AnyView(configuration.label), foreground: AnyShapeStyle(Color.white), ground: AnyShapeStyle(ButtonTint(role: configuration.role)))
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: DefaultButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: BorderlessButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: BorderedButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
