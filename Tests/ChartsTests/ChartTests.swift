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
        #expect(
            dump == """
                GridLinePath 0 183 289 0
                GridLinePath 0 147 289 1
                GridLinePath 0 112 289 1
                GridLinePath 0 77 289 1
                GridLinePath 0 42 289 1
                GridLinePath 0 7 289 0
                BarPath 21 7 102 176
                BarPath 165 42 103 141
                Text Cube 58 187 28 13
                Text Ball 207 187 19 13
                Text 0 293 176 7 13
                Text 1 293 141 5 13
                Text 2 293 106 7 13
                Text 3 293 70 7 13
                Text 4 293 35 7 13
                Text 5 293 0 7 13
                """)
    }

    @Test func linesRunFromTheFirstDateToTheLast() {
        let dump = chartDump {
            Chart(Array([3.0, 9, 5].enumerated()), id: \.offset) { LineMark(x: .value("Day", day($0.offset)), y: .value("Value", $0.element)) }
        }
        #expect(
            dump == """
                GridLinePath 0 7 0 176
                GridLinePath 141 7 1 176
                GridLinePath 283 7 1 176
                GridLinePath 0 183 284 0
                GridLinePath 0 147 284 1
                GridLinePath 0 112 284 1
                GridLinePath 0 77 284 1
                GridLinePath 0 42 284 1
                GridLinePath 0 7 284 0
                LinePath 0 24 284 107
                TickPath 0 182 0 18
                TickPath 141 182 1 18
                TickPath 283 182 1 18
                Text Mar 1 4 187 29 13
                Text Mar 2 146 187 30 13
                Text 0 288 176 7 13
                Text 2 288 141 7 13
                Text 4 288 106 7 13
                Text 6 288 70 7 13
                Text 8 288 35 7 13
                Text 10 288 0 12 13
                """)
    }

    @Test func seriesAreStackedAndNamed() {
        let dump = chartDump {
            Chart(Array([3.0, 9, 5, 2].enumerated()), id: \.offset) {
                BarMark(x: .value("Day", day($0.offset / 2), unit: .day), y: .value("Value", $0.element))
                    .foregroundStyle(by: .value("City", $0.offset % 2 == 0 ? "Rome" : "Oslo"))
            }
        }
        #expect(
            dump == """
                GridLinePath 0 7 0 154
                GridLinePath 141 7 1 154
                GridLinePath 283 7 1 154
                GridLinePath 0 160 284 1
                GridLinePath 0 135 284 1
                GridLinePath 0 109 284 1
                GridLinePath 0 83 284 1
                GridLinePath 0 58 284 1
                GridLinePath 0 32 284 1
                GridLinePath 0 7 284 0
                BarPath 21 122 100 39
                BarPath 21 7 100 116
                BarPath 163 96 100 65
                BarPath 163 71 100 26
                Text Rome 12 186 32 14
                Text Oslo 66 186 26 14
                TickPath 0 160 0 18
                TickPath 141 160 1 18
                TickPath 283 160 1 18
                Text Mar 1 4 164 29 13
                Text Mar 2 146 164 30 13
                Text 0 288 154 7 13
                Text 2 288 128 7 13
                Text 4 288 102 7 13
                Text 6 288 77 7 13
                Text 8 288 51 7 13
                Text 10 288 26 12 13
                Text 12 288 0 12 13
                """)
    }

    @Test func sectorsTakeTheirPartOfTheWhole() {
        let dump = chartDump {
            Chart([1.0, 3], id: \.self) {
                SectorMark(angle: .value("Part", $0), innerRadius: .ratio(0.5)).foregroundStyle(by: .value("Name", "\($0)"))
            }
            .chartLegend(.hidden)
        }
        #expect(
            dump == """
                SectorPath 150 0 100 100
                SectorPath 49 0 201 200
                """)
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
        #expect(
            dump == """
                BarPath 45 0 210 200
                Text in 143 90 13 20
                RulePath 0 100 300 0
                Text on 0 80 19 20
                """)
    }

    @Test func axesFollowThePlotsOwnSize() {
        let dump = chartDump {
            Chart { BarMark(x: .value("Shape", "Cube"), y: .value("Count", 2)) }
                .chartPlotStyle { $0.frame(width: 100, height: 50) }
        }
        #expect(dump.contains("BarPath 15 7 70 50"))
        #expect(dump.contains("Text 2 104 0 7 13"))
    }

    @Test func gradientsRunOverTheirMarkOrThePlot() {
        func ends(_ aligns: Bool) -> [CGFloat] {
            let snapshot = archive {
                Chart {
                    BarMark(x: .value("A", "a"), y: .value("B", 4)).foregroundStyle(
                        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                    ).alignsMarkStylesWithPlotArea(aligns)
                }
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
                        Text(
                            "\(Int(frame.width)) \(Int(proxy.position(forY: 1) ?? 0)) \(proxy.value(atY: 50, as: Double.self) ?? 0, format: .number)")
                    }
                }
        }
        #expect(dump.contains("Text 300 150 3 "))
    }
}
