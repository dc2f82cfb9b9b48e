import Snapshot

/// A premultiplied colour, components 0…1 in the order blue, green, red, alpha.
typealias Pixel = SIMD4<Float>

extension RGBA {
    var pixel: Pixel {
        let a = Float(min(max(alpha, 0), 1))
        func value(_ v: Double) -> Float { Float(min(max(v, 0), 1)) * a }
        return Pixel(value(blue), value(green), value(red), a)
    }
}
