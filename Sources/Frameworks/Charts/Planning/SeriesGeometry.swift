import FoundationOverlay
import SwiftUI

/// What makes marks one line or area.
struct SeriesKey: Hashable {
    var kind: Mark.Kind
    var values: [_PlotDatum?]

    init(_ mark: Mark) {
        kind = mark.kind
        func value<Value>(_ choice: MarkStyle.Choice<Value>?) -> _PlotDatum? {
            if case .by(let value)? = choice { return value.start }
            return nil
        }
        let style = mark.style
        values = mark.series.map { [$0.start] } ?? [value(style.foreground), value(style.symbol), value(style.line), style.position?.value.start]
    }
}

/// The outline of a line or area through the marks of a series.
struct SeriesGeometry {
    private(set) var path = Path()
    private(set) var points: [(SpannedMark, CGPoint)] = []

    init(_ items: [SpannedMark], _ geometry: PlotGeometry) {
        let method = items[0].mark.style.interpolation?.storage ?? .linear
        if items[0].mark.kind == .line {
            points = items.compactMap { item in
                guard let x = geometry.center(of: item, .horizontal), let y = geometry.center(of: item, .vertical) else { return nil }
                return (item, CGPoint(x: x, y: y))
            }
            addLine(points.map(\.1), method)
        } else {
            addArea(items, geometry, method)
        }
    }

    private mutating func addLine(_ line: [CGPoint], _ method: InterpolationMethod.Storage) {
        guard let first = line.first else { return }
        path.move(to: first)
        Curves.add(line, method, to: &path)
    }

    private mutating func addArea(_ items: [SpannedMark], _ geometry: PlotGeometry, _ method: InterpolationMethod.Storage) {
        let runsVertically = if case .range = items[0].x { true } else { items[0].quantity == .horizontal }
        let (along, across): (Axis, Axis) = runsVertically ? (.vertical, .horizontal) : (.horizontal, .vertical)
        func point(_ place: CGFloat, _ value: CGFloat) -> CGPoint { runsVertically ? CGPoint(x: value, y: place) : CGPoint(x: place, y: value) }
        var starts: [CGPoint] = []
        for item in items {
            guard let place = geometry.center(of: item, along), let edges = geometry.edges(of: item, across, automatic: 1) else { continue }
            starts.append(point(place, edges.start))
            points.append((item, point(place, edges.end)))
        }
        addLine(points.map(\.1), method)
        guard let last = starts.last, starts.count > 1 else { return path = Path() }
        path.addLine(to: last)
        Curves.add(starts.reversed(), method.reversed, to: &path)
        path.closeSubpath()
    }
}

extension InterpolationMethod.Storage {
    /// The method that draws the same line from its end.
    var reversed: InterpolationMethod.Storage {
        if case .step(let transition) = self { return .step(transition: 1 - transition) }
        return self
    }
}
