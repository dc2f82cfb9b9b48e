import FoundationOverlay

extension Text {
    public func font(_ font: Font?) -> Text { modified(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }
    public func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width)) }
    public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }
    public func bold() -> Text { bold(true) }
    public func bold(_ isActive: Bool) -> Text { modified(.fontModifier(.bold(isActive))) }
    public func italic() -> Text { italic(true) }
    public func italic(_ isActive: Bool) -> Text { modified(.fontModifier(.italic(isActive))) }
    public func monospaced(_ isActive: Bool = true) -> Text { modified(.fontModifier(.monospaced(isActive))) }
    public func monospacedDigit() -> Text { modified(.fontModifier(.monospacedDigit)) }

    public func foregroundColor(_ color: Color?) -> Text {
        color.map { modified(.foreground(TextForeground($0))) } ?? self
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.foreground(TextForeground(style))) }

    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    public func underline(_ active: Bool = true, color: Color? = nil) -> Text { underline(active, pattern: .solid, color: color) }

    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text {
        strikethrough(active, pattern: .solid, color: color)
    }

    /// Adds points between glyphs; ligatures stay.
    public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }
    /// Adds points after each glyph; ligatures are broken up. Wins over kerning.
    public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }
    /// Raises the text by points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(.baselineOffset(baselineOffset)) }

    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { modified(.scale(isEnabled ? scale : .default)) }
}

extension Text {
    // How text is spoken leaves no trace in an archived view.
    /// - Support: accepted, without effect: how text is spoken leaves no trace in an archived view.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// - Support: accepted, without effect: how text is spoken leaves no trace in an archived view.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// - Support: accepted, without effect: how text is spoken leaves no trace in an archived view.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// - Support: accepted, without effect: how text is spoken leaves no trace in an archived view.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
