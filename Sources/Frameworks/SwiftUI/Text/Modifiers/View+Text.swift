import FoundationOverlay
import ViewEngine

private enum TextAttributesKey: EnvironmentKey { static var defaultValue: TextAttributes { TextAttributes() } }

extension EnvironmentValues {
    /// The look of text that says nothing itself.
    var textAttributes: TextAttributes {
        get { self[TextAttributesKey.self] }
        set { self[TextAttributesKey.self] = newValue }
    }

    /// The font of text, nil for the default.
    public var font: Font? {
        get { textAttributes.font }
        set { textAttributes.font = newValue }
    }
}

extension View {
    private nonisolated func changingText(_ modifier: TextModifier) -> some View {
        changingEnvironment { $0.textAttributes.apply(modifier) }
    }

    public nonisolated func font(_ font: Font?) -> some View { changingEnvironment { $0.font = font } }

    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        changingEnvironment { $0.textAttributes.weight = weight }
    }

    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        changingEnvironment { $0.textAttributes.width = width }
    }

    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        changingEnvironment { $0.textAttributes.design = design }
    }

    public nonisolated func bold(_ isActive: Bool = true) -> some View { changingText(.fontModifier(.bold(isActive))) }
    public nonisolated func italic(_ isActive: Bool = true) -> some View { changingText(.fontModifier(.italic(isActive))) }
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { changingText(.fontModifier(.monospaced(isActive))) }
    public nonisolated func monospacedDigit() -> some View { changingText(.fontModifier(.monospacedDigit)) }

    public nonisolated func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        changingText(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    public nonisolated func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        -> some View
    {
        changingText(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    public nonisolated func kerning(_ kerning: CGFloat) -> some View { changingText(.kerning(kerning)) }
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { changingText(.tracking(tracking)) }
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { changingText(.baselineOffset(baselineOffset)) }

    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        changingText(.scale(isEnabled ? scale : .default))
    }
}
