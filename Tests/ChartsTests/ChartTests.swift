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
                GridLinePath 0 182 288 0
                GridLinePath 0 121 288 1
                GridLinePath 0 60 288 1
                GridLinePath 0 0 288 0
                BarPath 21 30 102 152
                BarPath 165 60 102 122
                Text Cube 58 186 28 13
                Text Ball 206 186 19 13
                Text 0 292 175 7 13
                Text 2 292 115 7 13
                Text 4 292 54 7 13
                Text 6 292 -7 7 13
                """)
    }

    @Test func contentRepeatsForTheNumbersOfARange() {
        let listed = chartDump { Chart { ForEach([0, 1, 2], id: \.self) { BarMark(x: .value("Day", "\($0)"), y: .value("Count", $0)) } } }
        #expect(chartDump { Chart { ForEach(0..<3) { BarMark(x: .value("Day", "\($0)"), y: .value("Count", $0)) } } } == listed)
    }

    @Test func linesRunFromTheFirstDateToTheLast() {
        let dump = chartDump {
            Chart(Array([3.0, 9, 5].enumerated()), id: \.offset) { LineMark(x: .value("Day", day($0.offset)), y: .value("Value", $0.element)) }
        }
        #expect(
            dump == """
                GridLinePath 0 0 0 182
                GridLinePath 141 0 1 182
                GridLinePath 283 0 0 182
                GridLinePath 0 182 283 0
                GridLinePath 0 91 283 0
                GridLinePath 0 0 283 0
                LinePath 0 18 283 110
                TickPath 0 182 0 18
                TickPath 141 182 1 18
                TickPath 283 182 0 18
                Text Mar 1 4 186 29 13
                Text Mar 2 146 186 30 13
                Text 0 287 175 7 13
                Text 5 287 84 7 13
                Text 10 287 -7 12 13
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
                GridLinePath 0 0 0 162
                GridLinePath 141 0 1 162
                GridLinePath 283 0 0 162
                GridLinePath 0 162 283 0
                GridLinePath 0 108 283 0
                GridLinePath 0 54 283 0
                GridLinePath 0 0 283 0
                BarPath 21 129 100 33
                BarPath 21 32 100 98
                BarPath 162 108 100 54
                BarPath 162 86 100 22
                Text Rome 13 186 30 13
                Text Oslo 64 186 24 13
                TickPath 0 162 0 18
                TickPath 141 162 1 18
                TickPath 283 162 0 18
                Text Mar 1 4 166 29 13
                Text Mar 2 146 166 30 13
                Text 0 287 155 7 13
                Text 5 287 101 7 13
                Text 10 287 47 12 13
                Text 15 287 -7 12 13
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
        #expect(dump.contains("BarPath 15 0 70 50"))
        #expect(dump.contains("Text 2 104 -7 7 13"))
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
