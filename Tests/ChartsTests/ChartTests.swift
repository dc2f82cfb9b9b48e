import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite struct ChartTests {
    @Test func barsOfCategoriesStandOnTheirNames() {
        let dump = chartDump {
            Chart {
                BarMark(x: .value("Shape", "Cube"), y: .value("Count", 5))
                BarMark(x: .value("Shape", "Ball"), y: .value("Count", 4))
            }
        }
        #expect(dump == "")
    }

    @Test func linesRunFromTheFirstDateToTheLast() {
        let dump = chartDump {
            Chart(Array([3.0, 9, 5].enumerated()), id: \.offset) { LineMark(x: .value("Day", day($0.offset)), y: .value("Value", $0.element)) }
        }
        #expect(dump == "")
    }

    @Test func seriesAreStackedAndNamed() {
        let dump = chartDump {
            Chart(Array([3.0, 9, 5, 2].enumerated()), id: \.offset) {
                BarMark(x: .value("Day", day($0.offset / 2), unit: .day), y: .value("Value", $0.element))
                    .foregroundStyle(by: .value("City", $0.offset % 2 == 0 ? "Rome" : "Oslo"))
            }
        }
        #expect(dump == "")
    }

    @Test func sectorsTakeTheirPartOfTheWhole() {
        let dump = chartDump {
            Chart([1.0, 3], id: \.self) { SectorMark(angle: .value("Part", $0), innerRadius: .ratio(0.5)).foregroundStyle(by: .value("Name", "\($0)")) }
                .chartLegend(.hidden)
        }
        #expect(dump == "")
    }

    @Test func hiddenAxesLeaveThePlotAlone() {
        let dump = chartDump {
            Chart {
                PointMark(x: .value("X", 1), y: .value("Y", 97)).symbolSize(CGSize(width: 10, height: 10))
                RuleMark(y: .value("Limit", 50))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(dump == "PointPath 295 -5 10 10\nRulePath 0 96 300 1")
    }

    @Test func annotationsLieBesideTheirMarks() {
        let dump = chartDump {
            Chart {
                BarMark(x: .value("Shape", "Cube"), y: .value("Count", 10)).annotation(position: .overlay) { Text("in") }
                RuleMark(y: .value("Limit", 5)).annotation(position: .top, alignment: .leading, spacing: 0) { Text("on") }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(dump == "")
    }

    @Test func gradientsRunOverTheirMarkOrThePlot() {
        func ends(_ aligns: Bool) -> [CGFloat] {
            let snapshot = archive {
                Chart { BarMark(x: .value("A", "a"), y: .value("B", 4)).foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).alignsMarkStylesWithPlotArea(aligns) }
                    .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...8)
            }
            return gradientEnds(snapshot.root)
        }
        #expect(ends(false) == [100, 200])
        #expect(ends(true) == [0, 200])
    }

    @Test func proxiesKnowWhereValuesLie() {
        let dump = chartDump {
            Chart { BarMark(x: .value("Name", "a"), y: .value("Sum", 4)) }
                .chartXAxis(.hidden).chartYAxis(.hidden)
                .chartOverlay { proxy in
                    GeometryReader { geometry in
                        let frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
                        Text("\(Int(frame.width)) \(Int(proxy.position(forY: 1) ?? 0)) \(proxy.value(atY: 50, as: Double.self) ?? 0, format: .number)")
                    }
                }
        }
        #expect(dump.contains("Text 300 150 3 "))
    }
}
