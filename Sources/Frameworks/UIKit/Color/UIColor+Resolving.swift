import FoundationOverlay
import Metrics
import Snapshot

extension UIColor {
    /// The colour under an appearance, in Islet's own kind.
    public func _rgba(in appearance: ColorAppearance) -> RGBA {
        var color: RGBA
        switch kind {
        case .fixed(let c): color = c
        case .system(let name): color = SystemColors.shared.color(name, in: appearance) ?? .clear
        case .asset(let name, let bundle): color = ColorAssets.color(named: name, in: bundle, appearance: appearance) ?? .clear
        case .dynamic(let provider): color = provider(UITraitCollection(_appearance: appearance))._rgba(in: appearance)
        }
        if let alphaOverride { color.alpha = alphaOverride }
        return color
    }

    /// Whether the colour is the same under every appearance.
    public var _isFixed: Bool {
        if case .fixed = kind { return true }
        return false
    }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(_rgba: _rgba(in: traits._appearance)) }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .fixed(var c) = kind {
            c.alpha = Double(min(max(alpha, 0), 1))
            return UIColor(_rgba: c)
        }
        return UIColor(kind: kind, alphaOverride: Double(min(max(alpha, 0), 1)))
    }

    private var current: RGBA { _rgba(in: UITraitCollection.current._appearance) }

    public var cgColor: CGColor { CGColor(_rgba: current) }

    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let c = current
        red?.pointee = CGFloat(c.red)
        green?.pointee = CGFloat(c.green)
        blue?.pointee = CGFloat(c.blue)
        alpha?.pointee = CGFloat(c.alpha)
        return true
    }

    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let c = current
        let hsb = HSB(c)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = CGFloat(c.alpha)
        return true
    }

    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let c = current
        white?.pointee = CGFloat(c.luminance)
        alpha?.pointee = CGFloat(c.alpha)
        return true
    }
}
