import FoundationOverlay
import SwiftUI

/// Turns the values of a chart into positions in its plot, and back. Positions in points.
public struct ChartProxy {
    let plan: ChartPlan
    /// The chart in the coordinates of the whole view.
    let frame: CGRect

    public var plotSize: CGSize { plan.plot.size }
    public var plotFrame: Anchor<CGRect>? { Anchor(_frame: plan.plot.offsetBy(dx: frame.minX, dy: frame.minY)) }
    public var plotContainerFrame: Anchor<CGRect>? { plotFrame }
    public var plotAreaSize: CGSize { plotSize }
    public var plotAreaFrame: Anchor<CGRect> { Anchor(_frame: plan.plot.offsetBy(dx: frame.minX, dy: frame.minY)) }

    public func position<P: Plottable>(forX value: P) -> CGFloat? { plan.x?.scale.position(of: value.datum, in: plan.plot.width) }
    public func position<P: Plottable>(forY value: P) -> CGFloat? { plan.y?.scale.position(of: value.datum, in: plan.plot.height) }

    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { range(plan.x?.scale, value.datum, plan.plot.width) }
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { range(plan.y?.scale, value.datum, plan.plot.height) }

    private func range(_ scale: PositionScale?, _ datum: _PlotDatum, _ length: CGFloat) -> ClosedRange<CGFloat>? {
        guard let scale, let center = scale.position(of: datum, in: length) else { return nil }
        let half = (scale.bandWidth(in: length) ?? 0) / 2
        return (center - half)...(center + half)
    }

    public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
        plan.x?.scale.value(at: position, in: plan.plot.width).flatMap { P(datum: $0) }
    }

    public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
        plan.y?.scale.value(at: position, in: plan.plot.height).flatMap { P(datum: $0) }
    }

    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        plan.visuals.foregroundValues.contains(value.datum) ? plan.visuals.foreground(for: value.datum) : nil
    }

    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        plan.visuals.symbolValues.contains(value.datum) ? AnyChartSymbolShape(plan.visuals.symbol(for: value.datum)) : nil
    }

    public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(plan.x?.scale) }
    public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(plan.y?.scale) }
    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { plan.visuals.foregroundValues.compactMap { P(datum: $0) } }

    public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { plan.visuals.symbolValues.compactMap { P(datum: $0) } }

    private func domain<P: Plottable>(_ scale: PositionScale?) -> [P] {
        switch scale?.domain {
        case .continuous(let low, let high): [low, high].compactMap { P(datum: .continuous($0, scale?.kind ?? .number)) }
        case .bands(let names): names.compactMap { P(datum: .category($0)) }
        case nil: []
        }
    }
}

extension ChartProxy {
    /// - Support: accepted, without effect: charts are not touched.
    public func selectXValue(at position: CGFloat) {}
    /// - Support: accepted, without effect: charts are not touched.
    public func selectYValue(at position: CGFloat) {}
    /// - Support: accepted, without effect: charts are not touched.
    public func selectXRange(from start: CGFloat, to end: CGFloat) {}
    /// - Support: accepted, without effect: charts are not touched.
    public func selectYRange(from start: CGFloat, to end: CGFloat) {}
    /// - Support: accepted, without effect: charts are not touched.
    public func selectAngleValue(at angle: Angle) {}

    /// The direction of a place from the middle of the plot, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        let (dx, dy) = (position.x - plan.plot.width / 2, position.y - plan.plot.height / 2)
        let radians = atan2(Double(dx), Double(-dy))
        return Angle(radians: radians < 0 ? radians + 2 * .pi : radians)
    }
}
