import CRaster
import Foundation
import Geometry

/// An outline as the C layer reads it.
struct FlatPath: Hashable, Sendable {
    private(set) var verbs: [UInt8] = []
    private(set) var numbers: [Double] = []

    init(_ outline: Outline) { self.init(outline.elements) }

    init(_ elements: [PathElement]) {
        verbs.reserveCapacity(elements.count)
        numbers.reserveCapacity(elements.count * 4)
        for element in elements {
            switch element {
            case .move(let to):
                add(CR_MOVE)
                add(to)
            case .line(let to):
                add(CR_LINE)
                add(to)
            case .quadCurve(let to, let control):
                add(CR_QUAD)
                add(control)
                add(to)
            case .curve(let to, let control1, let control2):
                add(CR_CURVE)
                add(control1)
                add(control2)
                add(to)
            case .closeSubpath: add(CR_CLOSE)
            }
        }
    }

    private mutating func add(_ verb: cr_verb) { verbs.append(UInt8(verb.rawValue)) }

    private mutating func add(_ point: CGPoint) {
        numbers.append(Double(point.x))
        numbers.append(Double(point.y))
    }

    var byteCount: Int { verbs.count + numbers.count * 8 + 64 }

    func hash(into hasher: inout Hasher) {
        hasher.combine(verbs.count)
        // Different paths hardly ever begin with the same points.
        for number in numbers.prefix(16) { hasher.combine(number) }
    }

    func withPath(_ body: (cr_path) -> Void) {
        verbs.withUnsafeBufferPointer { verbs in
            numbers.withUnsafeBufferPointer { numbers in
                body(cr_path(verbs: verbs.baseAddress, numbers: numbers.baseAddress, count: Int32(verbs.count)))
            }
        }
    }
}

extension cr_matrix {
    init(_ t: CGAffineTransform) {
        self.init(a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx), ty: Double(t.ty))
    }
}

extension CGAffineTransform {
    /// Whether every number is finite and the plane is not squashed to a line.
    var isUsable: Bool {
        let determinant = abs(a * d - b * c)
        return [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && determinant > 1e-9 && determinant < 1e9
    }

    /// By how much lengths grow, on the average.
    var zoom: Double { abs(a * d - b * c).squareRoot() }

    /// Whether axes stay axes and nothing is mirrored.
    var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
