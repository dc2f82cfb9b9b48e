import FoundationOverlay
import SwiftUI

/// What the values of `foregroundStyle(by:)`, `symbol(by:)` and the like look like in a chart.
struct VisualScales {
    let configuration: ChartConfiguration
    /// The values in the order of the legend; none where no mark has a style by its value.
    let foregroundValues: [_PlotDatum]
    let symbolValues: [_PlotDatum]
    let lineValues: [_PlotDatum]
    let sizeValues: [_PlotDatum]

    init(_ configuration: ChartConfiguration, marks: [Mark]) {
        self.configuration = configuration
        func values<Value>(_ choice: (MarkStyle) -> MarkStyle.Choice<Value>?) -> [_PlotDatum] {
            var seen: Set<_PlotDatum> = []
            return marks.compactMap { mark in
                guard case .by(let value)? = choice(mark.style), seen.insert(value.start).inserted else { return nil }
                return value.start
            }
        }
        func ordered<Value, Other>(_ scale: VisualScale<Value>?, _ choice: (MarkStyle) -> MarkStyle.Choice<Other>?) -> [_PlotDatum] {
            let data = values(choice)
            return data.isEmpty ? [] : scale?.values(from: data) ?? data
        }
        foregroundValues = ordered(configuration.foreground, \.foreground)
        symbolValues = ordered(configuration.symbol, \.symbol)
        lineValues = ordered(configuration.line, \.line)
        sizeValues = ordered(configuration.symbolArea, \.symbolSize)
    }

    func foreground(of style: MarkStyle) -> AnyShapeStyle {
        switch style.foreground {
        case .fixed(let style): style
        case .by(let value): foreground(for: value.start)
        case nil: DefaultStyles.series(0)
        }
    }

    func foreground(for value: _PlotDatum) -> AnyShapeStyle {
        let scale = configuration.foreground ?? VisualScale()
        if let mapped = scale.mapping?(value) { return mapped }
        if let number = value.scalar, let style = continuousStyle(number) { return style }
        let index = foregroundValues.firstIndex(of: value) ?? 0
        if scale.isContinuous, !scale.range.isEmpty {
            return Self.between(scale.range, at: Double(index) / Double(max(foregroundValues.count - 1, 1)))
        }
        return scale.range.isEmpty ? DefaultStyles.series(index) : scale.range[index % scale.range.count]
    }

    /// The style of a number between the least and the greatest one; nil where numbers are names of series.
    private func continuousStyle(_ number: Double) -> AnyShapeStyle? {
        let scalars = foregroundValues.compactMap(\.scalar)
        guard let low = scalars.min(), let high = scalars.max(), configuration.foreground?.mapping == nil else { return nil }
        let part = high == low ? 1 : (number - low) / (high - low)
        let range = configuration.foreground?.range ?? []
        if range.count > 1 { return Self.between(range, at: part) }
        return AnyShapeStyle((range.first ?? DefaultStyles.series(0)).opacity(DefaultStyles.faintest + (1 - DefaultStyles.faintest) * part))
    }

    private static func between(_ styles: [AnyShapeStyle], at part: Double) -> AnyShapeStyle {
        let place = min(max(part, 0), 1) * Double(styles.count - 1)
        let index = min(Int(place), max(styles.count - 2, 0))
        guard styles.count > 1 else { return styles[0] }
        return AnyShapeStyle(MixedStyle(first: styles[index], second: styles[index + 1], part: place - Double(index)))
    }

    func symbol(of style: MarkStyle) -> MarkStyle.Symbol? {
        switch style.symbol {
        case .fixed(let symbol): symbol
        case .by(let value): .shape(symbol(for: value.start))
        case nil: nil
        }
    }

    func symbol(for value: _PlotDatum) -> any ChartSymbolShape {
        let scale = configuration.symbol ?? VisualScale()
        if let mapped = scale.mapping?(value) { return mapped }
        let index = symbolValues.firstIndex(of: value) ?? 0
        if !scale.range.isEmpty { return scale.range[index % scale.range.count] }
        let names = ChartMetrics.shared.seriesSymbols
        return BasicChartSymbolShape(kind: .init(rawValue: names[index % names.count]) ?? .circle)
    }

    func line(of style: MarkStyle) -> StrokeStyle? {
        switch style.line {
        case .fixed(let line): line
        case .by(let value): line(for: value.start)
        case nil: nil
        }
    }

    func line(for value: _PlotDatum) -> StrokeStyle? {
        let scale = configuration.line ?? VisualScale()
        if let mapped = scale.mapping?(value) { return mapped }
        let index = lineValues.firstIndex(of: value) ?? 0
        return scale.range.isEmpty ? DefaultStyles.line(dashed: index) : scale.range[index % scale.range.count]
    }

    /// The size of a symbol in points.
    func symbolSize(of style: MarkStyle) -> CGSize {
        switch style.symbolSize {
        case .fixed(.size(let size)): return size
        case .fixed(.area(let area)): return Self.square(area)
        case .by(let value): return Self.square(symbolArea(for: value.start))
        case nil: return Self.square(ChartMetrics.shared["point.area"])
        }
    }

    private func symbolArea(for value: _PlotDatum) -> CGFloat {
        let scale = configuration.symbolArea ?? VisualScale()
        if let mapped = scale.mapping?(value) { return mapped }
        let range = scale.range.isEmpty ? [ChartMetrics.shared["point.area"], ChartMetrics.shared["point.greatestArea"]] : scale.range
        guard let scalar = value.scalar else { return range[(sizeValues.firstIndex(of: value) ?? 0) % range.count] }
        let scalars = sizeValues.compactMap(\.scalar)
        let (low, high) = (scalars.min() ?? 0, scalars.max() ?? 0)
        let part = high == low ? 1 : (scalar - low) / (high - low)
        return range[0] + (range[range.count - 1] - range[0]) * CGFloat(part)
    }

    /// The box of a circle of so many square points.
    private static func square(_ area: CGFloat) -> CGSize {
        let side = 2 * (max(area, 0) / .pi).squareRoot()
        return CGSize(width: side, height: side)
    }
}
