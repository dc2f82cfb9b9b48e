import FoundationOverlay
import Snapshot

/// Hue, saturation and brightness, each 0…1.
struct HSB {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
    }

    init(_ c: RGBA) {
        let (high, low) = (max(c.red, c.green, c.blue), min(c.red, c.green, c.blue))
        let range = high - low
        brightness = CGFloat(high)
        saturation = CGFloat(high > 0 ? range / high : 0)
        guard range > 0 else {
            hue = 0
            return
        }
        let sextant: Double
        if high == c.red {
            sextant = (c.green - c.blue) / range
        } else if high == c.green {
            sextant = (c.blue - c.red) / range + 2
        } else {
            sextant = (c.red - c.green) / range + 4
        }
        hue = CGFloat((sextant < 0 ? sextant + 6 : sextant) / 6)
    }

    func rgba(alpha: CGFloat) -> RGBA {
        let turn = Double(hue - hue.rounded(.down)) * 6
        let (s, v) = (Double(min(max(saturation, 0), 1)), Double(brightness))
        func channel(_ offset: Double) -> Double {
            let k = (offset + turn).truncatingRemainder(dividingBy: 6)
            return v - v * s * max(0, min(k, 4 - k, 1))
        }
        return RGBA(red: channel(5), green: channel(3), blue: channel(1), alpha: Double(min(max(alpha, 0), 1)))
    }
}
