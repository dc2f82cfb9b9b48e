import CTypography
import Foundation
import Geometry

extension FontFace {
    /// The outline of a glyph at a size in points: origin on the baseline, y down. Empty for blank and for picture glyphs.
    public func outline(of glyph: UInt32, size: Double) -> [PathElement] {
        var collector = OutlineCollector(scale: size / unitsPerEm)
        withUnsafeMutablePointer(to: &collector) { pointer in
            ctypography_face_outline(handle, glyph, pointer) { context, operation, points in
                context?.assumingMemoryBound(to: OutlineCollector.self).pointee.add(UInt8(bitPattern: operation), points)
            }
        }
        if let sign = signs[glyph] { return LetterFitting.fitted(collector.elements, to: sign, size: size) }
        return fitting?.fitted(collector.elements, size: size, isAscending: ascending.contains(glyph)) ?? collector.elements
    }
}

private struct OutlineCollector {
    let scale: Double
    var elements: [PathElement] = []

    mutating func add(_ operation: UInt8, _ points: UnsafePointer<Float>?) {
        func point(_ i: Int) -> CGPoint {
            guard let points else { return .zero }
            return CGPoint(x: Double(points[2 * i]) * scale, y: -Double(points[2 * i + 1]) * scale)
        }
        switch operation {
        case UInt8(ascii: "M"): elements.append(.move(to: point(0)))
        case UInt8(ascii: "L"): elements.append(.line(to: point(0)))
        case UInt8(ascii: "Q"): elements.append(.quadCurve(to: point(1), control: point(0)))
        case UInt8(ascii: "C"): elements.append(.curve(to: point(2), control1: point(0), control2: point(1)))
        default: elements.append(.closeSubpath)
        }
    }
}
