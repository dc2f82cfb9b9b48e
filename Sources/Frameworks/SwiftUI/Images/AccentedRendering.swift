import ViewEngine

private enum AccentedRenderingKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension EnvironmentValues {
    /// How images are drawn in tinted widgets that do not say so themselves.
    public var _accentedRendering: String? {
        get { self[AccentedRenderingKey.self] }
        set { self[AccentedRenderingKey.self] = newValue }
    }
}
