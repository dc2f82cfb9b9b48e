import Charts
import Foundation
import SwiftUI
import Testing

private struct Reading: Identifiable {
    enum Kind: String, Plottable, CaseIterable { case high, low }

    let id: Int
    let date: Date
    let value: Decimal
    let kind: Kind
}

private let readings = [
    Reading(id: 0, date: .now, value: 7, kind: .high), Reading(id: 1, date: .now.addingTimeInterval(3600), value: 5, kind: .low),
]

/// Content of a chart as code in apps makes it.
private struct Limits: ChartContent {
    let showsLow: Bool

    var body: some ChartContent {
        RuleMark(y: .value("High", 9)).foregroundStyle(.red.gradient)
        if showsLow {
            RuleMark(y: .value("Low", 4)).lineStyle(.init(lineWidth: 1, dash: [5]))
        } else {
            RectangleMark(xStart: nil, xEnd: nil, yStart: .value("From", 0), yEnd: .value("To", 4)).opacity(0.1)
        }
    }
}

@MainActor
private struct EveryMark: View {
    let color: Color?

    @ChartContentBuilder
    private func point(_ reading: Reading) -> some ChartContent {
        let mark = PointMark(x: .value("Time", reading.date), y: .value("Value", reading.value))
            .symbolSize(16).shadow(color: .black.opacity(0.25), radius: 2, x: 0, y: 0)
        if let color { mark.foregroundStyle(color) } else { mark.foregroundStyle(by: .value("Kind", reading.kind)) }
    }

    var body: some View {
        Chart {
            Limits(showsLow: color == nil)
            ForEach(readings) { point($0) }
            ForEach(readings, id: \.id) { reading in
                LineMark(x: .value("Time", reading.date, unit: .hour), y: .value("Value", reading.value), series: .value("Series", "line"))
                    .interpolationMethod(.catmullRom).lineStyle(StrokeStyle(lineWidth: 3)).symbol(Circle().strokeBorder(lineWidth: 2))
                AreaMark(x: .value("Time", reading.date), yStart: .value("Low", 0.5), yEnd: .value("High", reading.value))
                    .foregroundStyle(.linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
                    .alignsMarkStylesWithPlotArea()
            }
            if #available(iOS 17.0, macOS 14.0, *), color != nil {
                BarMark(x: .value("Time", .now, unit: .hour), y: .value("Value", 3), width: .ratio(0.5), stacking: .unstacked)
                    .cornerRadius(4).position(by: .value("Kind", Reading.Kind.high)).offset(x: 2).zIndex(-1)
                    .annotation(position: .top, alignment: .center, spacing: 5) { Text("3") }
            }
        }
        .chartXAxis {
            AxisMarks(preset: .aligned, position: .bottom, values: .stride(by: .hour, count: 2)) { value in
                if let date = value.as(Date.self) {
                    AxisValueLabel { Text(date, format: .dateTime.hour()) }
                }
                AxisTick(length: 7, stroke: .init(lineWidth: 7)).foregroundStyle(Color.clear)
                AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 1, dash: [2, 4]))
            }
        }
        .chartYAxis {
            AxisMarks(position: .leading)
            AxisMarks(position: .trailing, values: [4, 9]) { AxisValueLabel().foregroundStyle(.primary).font(.footnote) }
        }
        .chartXScale(range: .plotDimension(padding: 10))
        .chartYScale(domain: 0...Decimal(12), type: .linear)
        .chartForegroundStyleScale([Reading.Kind.high: Color.red, .low: .blue])
        .chartSymbolScale(range: [.circle, .square])
        .chartLegend(position: .bottom, alignment: .leading, spacing: 12)
        .chartPlotStyle { $0.background(.gray.opacity(0.1)).clipShape(RoundedRectangle(cornerRadius: 12)) }
        .chartOverlay { proxy in GeometryReader { geometry in Text("\(geometry[proxy.plotAreaFrame].width)") } }
        .chartYAxisLabel("mmol/L")
    }
}

@MainActor
@Suite struct SurfaceTests {
    @Test(arguments: [nil, Color.red])
    func chartsOfAppsAreDrawn(color: Color?) {
        let dump = chartDump { EveryMark(color: color) }
        for role in ["PointPath", "LinePath", "AreaPath", "RulePath", "GridLinePath", "TickPath", "Text mmol/L"] {
            #expect(dump.contains(role), "\(role)")
        }
        #expect(dump.contains("BarPath") == (color != nil))
        #expect(dump.contains("RectanglePath") == (color != nil))
        #expect(dump.contains("Text high") == (color == nil))
    }
}
