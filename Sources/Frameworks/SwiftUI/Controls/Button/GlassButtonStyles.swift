import ViewEngine

/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
    let glass: Glass

    public nonisolated init() { glass = .regular }
    public nonisolated init(_ glass: Glass) { self.glass = glass }

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonBody(
            label: AnyView(configuration.label), foreground: AnyShapeStyle(ForegroundStyle()), ground: AnyShapeStyle(GlassShapeStyle(glass: glass)))
    }
}

/// A white label on tinted glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedProminentButtonStyle().makeBody(configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { .init() }
    public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { .init() }
}
