import Foundation
import Snapshot

/// A gradient's colours at 1024 places, premultiplied.
enum GradientTable {
    static let count = 1024

    static func make(_ ramp: GradientRamp, premultiplied: Bool = true, map: (RGBA) -> RGBA) -> [UInt32] {
        let stops = prepared(ramp, map: map)
        guard let first = stops.first, let last = stops.last else { return Array(repeating: 0, count: count) }
        var table: [UInt32] = []
        table.reserveCapacity(count)
        var upper = 0
        for index in 0..<count {
            let place = Double(index) / Double(count - 1)
            while upper < stops.count, stops[upper].location <= place { upper += 1 }
            if upper == 0 {
                table.append(first.color.premultipliedPixel)
            } else if upper == stops.count {
                table.append(last.color.premultipliedPixel)
            } else {
                let (low, high) = (stops[upper - 1], stops[upper])
                let fraction = (place - low.location) / (high.location - low.location)
                table.append(mix(low.color, high.color, fraction, premultiplied: premultiplied).premultipliedPixel)
            }
        }
        return table
    }

    /// Stops in order with limited colours; perceptual gradients get stops in between.
    static func prepared(_ ramp: GradientRamp, map: (RGBA) -> RGBA) -> [GradientRamp.Stop] {
        var last = 0.0
        let stops = ramp.stops.map { stop in
            last = max(last, stop.location.isFinite ? min(max(stop.location, 0), 1) : last)
            return GradientRamp.Stop(color: map(stop.color).limited, location: last)
        }
        return ramp.colorSpace == .perceptual ? perceptual(stops) : stops
    }

    private static func perceptual(_ stops: [GradientRamp.Stop]) -> [GradientRamp.Stop] {
        let steps = 16
        var result = stops.prefix(1).map { $0 }
        for (low, high) in zip(stops, stops.dropFirst()) {
            for step in 1...steps {
                let fraction = Double(step) / Double(steps)
                let color = step == steps ? high.color : OKLab.mix(low.color, high.color, fraction)
                result.append(GradientRamp.Stop(color: color, location: low.location + (high.location - low.location) * fraction))
            }
        }
        return result
    }

    static func mix(_ a: RGBA, _ b: RGBA, _ t: Double, premultiplied: Bool) -> RGBA {
        let alpha = a.alpha + (b.alpha - a.alpha) * t
        guard premultiplied, a.alpha != b.alpha else {
            return RGBA(
                red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t, blue: a.blue + (b.blue - a.blue) * t,
                alpha: alpha)
        }
        guard alpha > 0 else { return .clear }
        let (u, v) = (a.alpha * (1 - t) / alpha, b.alpha * t / alpha)
        return RGBA(red: a.red * u + b.red * v, green: a.green * u + b.green * v, blue: a.blue * u + b.blue * v, alpha: alpha)
    }
}

extension RGBA {
    /// Components in 0…1, not a number as 0.
    var limited: RGBA {
        func limit(_ v: Double) -> Double { v > 0 ? min(v, 1) : 0 }
        return RGBA(red: limit(red), green: limit(green), blue: limit(blue), alpha: limit(alpha))
    }

    /// Alpha, red, green, blue from the highest byte down, premultiplied.
    var premultipliedPixel: UInt32 {
        func byte(_ v: Double) -> UInt32 { UInt32(v * alpha * 255 + 0.5) }
        return UInt32(alpha * 255 + 0.5) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
