import FoundationOverlay
import SwiftUI

/// The marks of a function, at as many places as its curve needs.
public struct _FunctionPlot {
    /// The marks over a domain of x, for a function without one of its own.
    let make: (ClosedRange<Double>) -> [Mark]
    let domain: ClosedRange<Double>?

    /// Places that a function is asked for.
    static let samples = 256

    static func places(_ domain: ClosedRange<Double>) -> [Double] {
        (0...samples).map { domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double($0) / Double(samples) }
    }
}

extension _FunctionPlot: ChartContent {
    public typealias Body = Never

    /// A function without a domain is shown over the values of x that the chart shows anyway.
    public func _append(to marks: inout _MarkList) {
        let series = PlottedValue(label: Text(verbatim: ""), start: .category("function \(marks.marks.count)"), end: nil)
        marks.marks += made(marks).map { mark in
            var mark = mark
            mark.series = series
            return mark
        }
    }

    private func made(_ marks: _MarkList) -> [Mark] {
        if let domain { return make(domain) }
        let shown = marks.marks.flatMap(\.x.values).compactMap(\.scalar)
        guard let asked = marks.functionDomain ?? (shown.min().flatMap { low in shown.max().map { low...$0 } }), asked.lowerBound < asked.upperBound
        else { return make(0...1) }
        return make(asked)
    }
}

extension LinePlot where Content == _FunctionPlot {
    private init(_ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ function: @escaping (Double) -> Double) {
        _content = _FunctionPlot(
            make: { domain in
                _FunctionPlot.places(domain).compactMap { place in
                    let value = function(place)
                    guard value.isFinite else { return nil }
                    return Mark(
                        kind: .line, x: .value(PlottedValue(label: x, start: place.datum)), y: .value(PlottedValue(label: y, start: value.datum)))
                }
            }, domain: domain)
    }

    public init(
        x xTitle: LocalizedStringKey, y yTitle: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        self.init(Text(xTitle), Text(yTitle), domain, function)
    }

    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(
        x xTitle: S1, y yTitle: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        self.init(Text(xTitle), Text(yTitle), domain, function)
    }

    /// A curve by a parameter.
    public init(
        x xTitle: LocalizedStringKey, y yTitle: LocalizedStringKey, t tTitle: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        _content = _FunctionPlot(
            make: { domain in
                _FunctionPlot.places(domain).compactMap { place in
                    let (x, y) = function(place)
                    guard x.isFinite, y.isFinite else { return nil }
                    return Mark(
                        kind: .line, x: .value(PlottedValue(label: Text(xTitle), start: x.datum)),
                        y: .value(PlottedValue(label: Text(yTitle), start: y.datum)))
                }
            }, domain: domain)
    }
}

extension AreaPlot where Content == _FunctionPlot {
    public init(
        x xTitle: LocalizedStringKey, y yTitle: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        _content = _FunctionPlot(
            make: { domain in
                _FunctionPlot.places(domain).compactMap { place in
                    let value = function(place)
                    guard value.isFinite else { return nil }
                    return Mark(
                        kind: .area, x: .value(PlottedValue(label: Text(xTitle), start: place.datum)),
                        y: .value(PlottedValue(label: Text(yTitle), start: value.datum)))
                }
            }, domain: domain)
    }

    public init(
        x xTitle: LocalizedStringKey, yStart yStartTitle: LocalizedStringKey, yEnd yEndTitle: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        _content = _FunctionPlot(
            make: { domain in
                _FunctionPlot.places(domain).compactMap { place in
                    let (start, end) = function(place)
                    guard start.isFinite, end.isFinite else { return nil }
                    return Mark(
                        kind: .area, x: .value(PlottedValue(label: Text(xTitle), start: place.datum)),
                        y: .range(
                            PlottedValue(label: Text(yStartTitle), start: start.datum), PlottedValue(label: Text(yEndTitle), start: end.datum)))
                }
            }, domain: domain)
    }
}
