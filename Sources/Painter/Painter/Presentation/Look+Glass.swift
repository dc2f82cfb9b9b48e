import Snapshot

extension Look {
    /// The look with glass that covers less or more of what lies behind it.
    ///
    /// - Parameter share: 0 leaves the glass without colour, 0.5 is the look as it is, 1 covers everything.
    func withGlass(_ share: Double) -> Look {
        guard share != PaintOptions.usualGlass else { return self }
        func opacity(_ usual: Double) -> Double {
            let middle = PaintOptions.usualGlass
            return share < middle ? usual * max(share, 0) / middle : usual + (1 - usual) * min((share - middle) / (1 - middle), 1)
        }
        var look = self
        for name in [MaterialPaint.Thickness.glass, .clearGlass, .barGlass].map(\.rawValue) {
            guard let overlay = look.materials.overlays[name] else { continue }
            look.materials.overlays[name] = Materials.Overlay(
                light: [overlay.light[0], opacity(overlay.light[1])], dark: [overlay.dark[0], opacity(overlay.dark[1])])
        }
        look.accented26.glass?.color.alpha = opacity(accented26.glass?.color.alpha ?? 0)
        return look
    }
}
