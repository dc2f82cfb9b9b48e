import Snapshot

/// What the system does to a view when it shows it as a part of a larger picture, in terms of a snapshot.
extension SnapshotContext {
    /// Effects that give content drawn in its own colours the look of the rendering mode.
    public var placedContentEffects: [Effect] {
        switch renderingMode {
        case .fullColor: return []
        case .accented: return [.color(.brightness(1))]
        case .vibrant:
            let recipe = Look.shared.vibrant
            let gain = (1 - recipe.floor) * recipe.strength
            let dimmed = RGBA(red: gain, green: gain, blue: gain)
            return [.color(.multiply(dimmed)), .color(.brightness(recipe.floor * recipe.strength)), .color(.luminanceToAlpha), .color(.invert)]
        }
    }

    /// The colour below a widget's own background on the Home Screen.
    public var widgetBase: RGBA { (isDark ? Look.shared.base.dark : Look.shared.base.light).color }
}

extension Snapshot {
    /// Whether materials in it show what it shows itself: on an accented widget's glass they show what lies below.
    public var looksAtItself: Bool {
        context.renderingMode != .accented && [containerBackground, root].contains { $0?.hasMaterial() == true }
    }
}

extension SnapshotContext {
    /// What lies below an accented widget on a Home Screen that is tinted, or clear.
    public func accentedPlatter(isClear: Bool) -> [Paint] {
        guard hasGlass else {
            let recipe = Look.shared.accented18
            return [.color(recipe.platter.color.mixed(with: tint, share: recipe.platterTintShare ?? 0))]
        }
        let glass = Paint.material(MaterialPaint(thickness: isClear ? .clearGlass : .glass, isDark: isDark))
        guard !isClear else { return [glass] }
        let recipe = Look.shared.accented26
        let color = recipe.glass?.color ?? .clear
        return [glass, .color(color.mixed(with: tint, share: recipe.glassTintShare ?? 0))]
    }
}
