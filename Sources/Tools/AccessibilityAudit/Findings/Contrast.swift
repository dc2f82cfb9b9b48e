import Foundation
import Snapshot

/// The contrast of two opaque colours.
public enum Contrast {
    /// By WCAG: 1…21. [WCAG 2.2, contrast ratio](https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio)
    public static func wcag(_ one: RGBA, _ other: RGBA) -> Double {
        let (first, second) = (luminance(one), luminance(other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// By APCA: the lightness contrast Lc of text before a background, about −108…106; negative for light text on dark.
    /// [APCA 0.1.9](https://github.com/Myndex/apca-w3)
    public static func apca(text: RGBA, background: RGBA) -> Double {
        let (front, back) = (screenLuminance(text), screenLuminance(background))
        guard abs(front - back) >= 0.0005 else { return 0 }
        if back > front {
            let contrast = (pow(back, 0.56) - pow(front, 0.57)) * 1.14
            return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
        }
        let contrast = (pow(back, 0.65) - pow(front, 0.62)) * 1.14
        return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
    }

    private static func luminance(_ color: RGBA) -> Double {
        func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    private static func screenLuminance(_ color: RGBA) -> Double {
        let sum = 0.2126729 * pow(max(color.red, 0), 2.4) + 0.7151522 * pow(max(color.green, 0), 2.4) + 0.0721750 * pow(max(color.blue, 0), 2.4)
        return sum < 0.022 ? sum + pow(0.022 - sum, 1.414) : sum
    }
}
