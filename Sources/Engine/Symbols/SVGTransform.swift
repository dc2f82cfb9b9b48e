import Foundation
import Geometry

/// The `transform` attribute.
enum SVGTransform {
    /// The product of all transformations in `text`; unknown ones are passed over.
    static func parse(_ text: String) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for piece in text.split(separator: ")") {
            let parts = piece.split(separator: "(", maxSplits: 1)
            guard parts.count == 2 else { continue }
            var scanner = NumberScanner(String(parts[1]))
            let name = parts[0].drop { !$0.isLetter }.filter(\.isLetter)
            guard let step = step(name, scanner.numbers()) else { continue }
            result = step.concatenating(result)
        }
        return result
    }

    private static func step(_ name: String, _ n: [Double]) -> CGAffineTransform? {
        switch (name, n.count) {
        case ("matrix", 6): CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        case ("translate", 1): CGAffineTransform(translationX: n[0], y: 0)
        case ("translate", 2): CGAffineTransform(translationX: n[0], y: n[1])
        case ("scale", 1): CGAffineTransform(scaleX: n[0], y: n[0])
        case ("scale", 2): CGAffineTransform(scaleX: n[0], y: n[1])
        case ("rotate", 1): CGAffineTransform(rotationAngle: n[0] * .pi / 180)
        case ("rotate", 3): CGAffineTransform(translationX: n[1], y: n[2]).rotated(by: n[0] * .pi / 180).translatedBy(x: -n[1], y: -n[2])
        case ("skewX", 1): CGAffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): CGAffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
        default: nil
        }
    }
}
