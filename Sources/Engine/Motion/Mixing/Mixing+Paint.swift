import Foundation
import Snapshot

extension Mix {
    /// A paint between two; nil where there is none.
    static func paint(_ a: Paint, _ b: Paint, _ part: Double) -> Paint? {
        if a == b { return a }
        switch (a, b) {
        case (.color(let x), .color(let y)): return .color(color(x, y, part))
        case (.color(let x), _): return plain(x, like: b).flatMap { paint($0, b, part) }
        case (_, .color(let y)): return plain(y, like: a).flatMap { paint(a, $0, part) }
        case (.linearGradient(let x, let start, let end), .linearGradient(let y, let otherStart, let otherEnd)):
            return ramp(x, y, part).map { .linearGradient($0, start: point(start, otherStart, part), end: point(end, otherEnd, part)) }
        case (.radialGradient(let x, let center, let start, let end), .radialGradient(let y, let otherCenter, let otherStart, let otherEnd)):
            return ramp(x, y, part).map {
                .radialGradient(
                    $0, center: point(center, otherCenter, part), startRadius: amount(start, otherStart, part), endRadius: amount(end, otherEnd, part)
                )
            }
        case (.angularGradient(let x, let center, let start, let end), .angularGradient(let y, let otherCenter, let otherStart, let otherEnd)):
            return ramp(x, y, part).map {
                .angularGradient(
                    $0, center: point(center, otherCenter, part), startAngle: number(start, otherStart, part), endAngle: number(end, otherEnd, part))
            }
        case (
            .ellipticalGradient(let x, let bounds, let center, let start, let end),
            .ellipticalGradient(let y, let otherBounds, let otherCenter, let otherStart, let otherEnd)
        ):
            return ramp(x, y, part).map {
                .ellipticalGradient(
                    $0, bounds: rect(bounds, otherBounds, part), center: point(center, otherCenter, part),
                    startRadiusFraction: amount(start, otherStart, part), endRadiusFraction: amount(end, otherEnd, part))
            }
        case (.meshGradient(let x), .meshGradient(let y)): return mesh(x, y, part).map(Paint.meshGradient)
        case (.image(let x), .image(let y)): return image(x, y, part).map(Paint.image)
        default: return nil
        }
    }

    /// A gradient of one colour.
    private static func plain(_ color: RGBA, like other: Paint) -> Paint? {
        func filled(_ ramp: GradientRamp) -> GradientRamp {
            GradientRamp(stops: ramp.stops.map { .init(color: color, location: $0.location) }, colorSpace: ramp.colorSpace)
        }
        switch other {
        case .linearGradient(let ramp, let start, let end): return .linearGradient(filled(ramp), start: start, end: end)
        case .radialGradient(let ramp, let center, let start, let end):
            return .radialGradient(filled(ramp), center: center, startRadius: start, endRadius: end)
        case .angularGradient(let ramp, let center, let start, let end):
            return .angularGradient(filled(ramp), center: center, startAngle: start, endAngle: end)
        case .ellipticalGradient(let ramp, let bounds, let center, let start, let end):
            return .ellipticalGradient(filled(ramp), bounds: bounds, center: center, startRadiusFraction: start, endRadiusFraction: end)
        default: return nil
        }
    }

    private static func ramp(_ a: GradientRamp, _ b: GradientRamp, _ part: Double) -> GradientRamp? {
        guard a.stops.count == b.stops.count, a.colorSpace == b.colorSpace else { return nil }
        let stops = zip(a.stops, b.stops).map { x, y in
            GradientRamp.Stop(color: color(x.color, y.color, part), location: number(x.location, y.location, inside(part)))
        }
        return GradientRamp(stops: stops, colorSpace: b.colorSpace)
    }

    private static func mesh(_ a: MeshPaint, _ b: MeshPaint, _ part: Double) -> MeshPaint? {
        guard (a.columns, a.rows, a.smoothsColors) == (b.columns, b.rows, b.smoothsColors), a.points.count == b.points.count,
            a.colors.count == b.colors.count
        else { return nil }
        var result = b
        result.bounds = rect(a.bounds, b.bounds, part)
        result.points = zip(a.points, b.points).map { point($0, $1, part) }
        result.colors = zip(a.colors, b.colors).map { color($0, $1, part) }
        result.background = color(a.background, b.background, part)
        return result
    }

    /// The same picture elsewhere; nil for another one.
    static func image(_ a: ImageDrawing, _ b: ImageDrawing, _ part: Double) -> ImageDrawing? {
        var moved = b
        moved.rect = a.rect
        moved.template = a.template
        guard moved == a else { return nil }
        moved.rect = rect(a.rect, b.rect, part)
        switch (a.template, b.template) {
        case (nil, nil): break
        case (let x?, let y?):
            guard let mixed = paint(x, y, part) else { return nil }
            moved.template = mixed
        default: return nil
        }
        return moved
    }
}
