import FoundationOverlay
import Snapshot

/// Colours along a line or ring.
public final class CGGradient: Sendable {
    struct Stop: Sendable {
        var color: RGBA
        var location: CGFloat
    }

    let stops: [Stop]

    /// Without locations the colours are spread evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let values = colors.compactMap { $0 as? CGColor }
        guard !values.isEmpty, values.count == colors.count else { return nil }
        stops = values.enumerated().map { index, color in
            Stop(color: color._rgba, location: locations?[index] ?? (values.count > 1 ? CGFloat(index) / CGFloat(values.count - 1) : 0))
        }
    }

    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let width = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: colorComponents + $0 * width) }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }

    /// The colour at `t`, interpolated between gamma-encoded values.
    func color(at t: CGFloat) -> RGBA {
        guard let after = stops.firstIndex(where: { $0.location >= t }) else { return stops[stops.count - 1].color }
        guard after > 0 else { return stops[0].color }
        let (a, b) = (stops[after - 1], stops[after])
        let f = b.location > a.location ? Double((t - a.location) / (b.location - a.location)) : 1
        func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * f }
        return RGBA(
            red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green), blue: mix(a.color.blue, b.color.blue),
            alpha: mix(a.color.alpha, b.color.alpha))
    }
}
