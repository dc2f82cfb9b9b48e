import Foundation
import Geometry

extension Mix {
    /// An outline between two; nil where their points do not belong together.
    static func outline(_ a: Outline, _ b: Outline, _ part: Double) -> Outline? {
        if a == b { return a }
        switch (a, b) {
        case (.rect(let x), .rect(let y)): return .rect(rect(x, y, part))
        case (.ellipse(let x), .ellipse(let y)): return .ellipse(rect(x, y, part))
        case (.capsule(let x), .capsule(let y)): return .capsule(rect(x, y, part))
        case (.path(let x), .path(let y)): return path(x, y, part).map(Outline.path)
        default: break
        }
        if let x = Corners(a), let y = Corners(b) { return x.mixed(y, part).outline }
        return path(a.elements, b.elements, part).map(Outline.path)
    }

    private static func path(_ a: [PathElement], _ b: [PathElement], _ part: Double) -> [PathElement]? {
        if let x = ArcPath(a), let y = ArcPath(b) { return x.mixed(y, part).elements }
        guard a.count == b.count else { return nil }
        var result: [PathElement] = []
        result.reserveCapacity(a.count)
        for pair in zip(a, b) {
            switch pair {
            case (.move(let x), .move(let y)): result.append(.move(to: point(x, y, part)))
            case (.line(let x), .line(let y)): result.append(.line(to: point(x, y, part)))
            case (.quadCurve(let x, let c), .quadCurve(let y, let d)): result.append(.quadCurve(to: point(x, y, part), control: point(c, d, part)))
            case (.curve(let x, let c1, let c2), .curve(let y, let d1, let d2)):
                result.append(.curve(to: point(x, y, part), control1: point(c1, d1, part), control2: point(c2, d2, part)))
            case (.closeSubpath, .closeSubpath): result.append(.closeSubpath)
            default: return nil
            }
        }
        return result
    }
}

/// A rectangle with its four corners: what rectangles, rounded ones, capsules and circles have in common.
private struct Corners {
    var frame: CGRect
    /// Top left, top right, bottom right, bottom left.
    var radii: [CGSize]
    var curve: CornerCurve?

    init?(_ outline: Outline) {
        switch outline {
        case .rect(let frame): self.init(frame, Array(repeating: .zero, count: 4), nil)
        case .roundedRect(let frame, let size, let curve): self.init(frame, Array(repeating: size, count: 4), curve)
        case .unevenRoundedRect(let frame, let radii, let curve):
            guard radii.count == 4 else { return nil }
            self.init(frame, radii.map { CGSize(width: $0, height: $0) }, curve)
        case .capsule(let frame):
            let radius = min(frame.width, frame.height) / 2
            self.init(frame, Array(repeating: CGSize(width: radius, height: radius), count: 4), nil)
        case .ellipse(let frame):
            self.init(frame, Array(repeating: CGSize(width: frame.width / 2, height: frame.height / 2), count: 4), .circular)
        case .path: return nil
        }
    }

    private init(_ frame: CGRect, _ radii: [CGSize], _ curve: CornerCurve?) {
        self.frame = frame
        self.radii = radii.map { CGSize(width: min($0.width, frame.width / 2), height: min($0.height, frame.height / 2)) }
        self.curve = curve
    }

    func mixed(_ other: Corners, _ part: Double) -> Corners {
        var result = other
        result.frame = Mix.rect(frame, other.frame, part)
        result.radii = zip(radii, other.radii).map { Mix.size($0, $1, part) }
        result.curve = curve == .circular || other.curve == .circular ? .circular : other.curve ?? curve
        return result
    }

    var outline: Outline {
        let curve = curve ?? .circular
        if let first = radii.first, radii.allSatisfy({ $0 == first }) { return .roundedRect(frame, cornerSize: first, curve: curve) }
        return .unevenRoundedRect(frame, radii: radii.map { min($0.width, $0.height) }, curve: curve)
    }
}
