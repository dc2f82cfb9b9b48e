import FoundationOverlay
import Snapshot
import SwiftUI
import ViewEngine

/// What marks look like where nothing is said.
enum DefaultStyles {
    private static let colors: [String: Color] = [
        "blue": .blue, "green": .green, "orange": .orange, "purple": .purple, "red": .red, "cyan": .cyan, "yellow": .yellow,
    ]

    /// The colour of a series by its place in the legend.
    static func series(_ index: Int) -> AnyShapeStyle {
        let names = ChartMetrics.shared.seriesColors
        guard let color = colors[names[index % names.count]] else { preconditionFailure("chart-metrics.json names an unknown colour") }
        return AnyShapeStyle(color)
    }

    static var faintest: Double { Double(ChartMetrics.shared["number.faintest"]) }

    static var line: StrokeStyle { StrokeStyle(lineWidth: ChartMetrics.shared["line.width"], lineCap: .round, lineJoin: .round) }

    /// The line of a series by its place in the legend: whole, then with longer and longer dashes.
    static func line(dashed index: Int) -> StrokeStyle {
        var style = line
        if index > 0 { style.dash = [CGFloat(index) * 2 * style.lineWidth, 2 * style.lineWidth] }
        return style
    }

    static var rule: StrokeStyle { StrokeStyle(lineWidth: ChartMetrics.shared["rule.width"]) }
    /// The lines of a horizontal axis are dashed.
    static func gridLine(across axis: Axis) -> StrokeStyle { axisLine(ChartMetrics.shared["axis.gridLineWidth"], axis) }
    static func tick(along axis: Axis) -> StrokeStyle { axisLine(ChartMetrics.shared["axis.tickWidth"], axis) }

    private static func axisLine(_ width: CGFloat, _ axis: Axis) -> StrokeStyle {
        let dash = ChartMetrics.shared["axis.dash"]
        return StrokeStyle(lineWidth: width, dash: axis == .horizontal ? [dash, dash] : [])
    }
    static var axisLine: AnyShapeStyle { AnyShapeStyle(Color.gray.opacity(Double(ChartMetrics.shared["axis.lineOpacity"]))) }
}

/// A colour between two others.
struct MixedStyle: ShapeStyle {
    let first: AnyShapeStyle
    let second: AnyShapeStyle
    let part: Double

    func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        let paints = (first._paint(in: environment, level: level), second._paint(in: environment, level: level))
        guard case .color(let a)? = paints.0.constant, case .color(let b)? = paints.1.constant else { return part < 0.5 ? paints.0 : paints.1 }
        func blend(_ x: Double, _ y: Double) -> Double { x + (y - x) * part }
        return PaintSource(
            .color(
                RGBA(
                    red: blend(a.red, b.red), green: blend(a.green, b.green), blue: blend(a.blue, b.blue), alpha: blend(a.alpha, b.alpha))))
    }
}
