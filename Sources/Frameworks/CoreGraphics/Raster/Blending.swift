import FoundationOverlay

extension CGBlendMode {
    /// Whether the mode is drawn; the others fall back to `normal`.
    var isSupported: Bool { ![.hue, .saturation, .color, .luminosity].contains(self) }

    /// The premultiplied result of `s` over, in, or with `d`, after Porter and Duff and the W3C's compositing formulas.
    func blend(_ s: Pixel, _ d: Pixel) -> Pixel {
        let (sa, da) = (s.w, d.w)
        switch self {
        case .normal, .hue, .saturation, .color, .luminosity: return s + d * (1 - sa)
        case .clear: return .zero
        case .copy: return s
        case .sourceIn: return s * da
        case .sourceOut: return s * (1 - da)
        case .sourceAtop: return s * da + d * (1 - sa)
        case .destinationOver: return d + s * (1 - da)
        case .destinationIn: return d * sa
        case .destinationOut: return d * (1 - sa)
        case .destinationAtop: return d * sa + s * (1 - da)
        case .xor: return s * (1 - da) + d * (1 - sa)
        case .plusLighter: return (s + d).clamped(lowerBound: .zero, upperBound: .one)
        case .plusDarker:
            let a = min(1, sa + da)
            var result = (s + d - Pixel(repeating: sa + da - a)).clamped(lowerBound: .zero, upperBound: .one)
            result.w = a
            return result
        default: return separable(s, d)
        }
    }

    private func separable(_ s: Pixel, _ d: Pixel) -> Pixel {
        let (sa, da) = (s.w, d.w)
        var result = s * (1 - da) + d * (1 - sa)
        for i in 0..<3 {
            let (cs, cd) = (sa > 0 ? s[i] / sa : 0, da > 0 ? d[i] / da : 0)
            result[i] += sa * da * mixed(cs, cd)
        }
        result.w = sa + da - sa * da
        return result
    }

    private func mixed(_ s: Float, _ d: Float) -> Float {
        switch self {
        case .multiply: return s * d
        case .screen: return s + d - s * d
        case .overlay: return CGBlendMode.hardLight.mixed(d, s)
        case .darken: return min(s, d)
        case .lighten: return max(s, d)
        case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
        case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
        case .hardLight: return s <= 0.5 ? 2 * s * d : 2 * s + d - 1 - (2 * s - 1) * d
        case .softLight:
            guard s > 0.5 else { return d - (1 - 2 * s) * d * (1 - d) }
            let g = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
            return d + (2 * s - 1) * (g - d)
        case .difference: return abs(s - d)
        case .exclusion: return s + d - 2 * s * d
        default: return s
        }
    }
}
