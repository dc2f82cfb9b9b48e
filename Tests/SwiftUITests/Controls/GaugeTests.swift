import Foundation
import Metrics
import Snapshot
import SwiftUI
import Testing

@MainActor
@Suite struct GaugeTests {
    private func sample(_ value: Double, in bounds: ClosedRange<Double> = 0...1) -> some View {
        Gauge(value: value, in: bounds) {
            Text("Label")
        } currentValueLabel: {
            Text("Value")
        }
    }

    @Test func circularGaugesHaveOneSizeWhateverTheRoom() throws {
        for size in [CGSize(width: 300, height: 300), CGSize(width: 40, height: 40)] {
            let gauge = try #require(archive(size) { sample(0.5).gaugeStyle(.accessoryCircular) }.root.first(role: "Gauge"))
            #expect(gauge.frame.size == CGSize(width: 58, height: 58))
        }
    }

    @Test func circularGaugesFitAWatchsComplications() throws {
        let views = [(AnyView(sample(0.5).gaugeStyle(.accessoryCircular)), 50.0), (AnyView(sample(0.5).gaugeStyle(.accessoryCircularCapacity)), 42)]
        for (style, side) in views {
            let root = DeviceTraits(idiom: .watch).perform { archive(CGSize(width: side, height: side)) { style }.root }
            let gauge = try #require(root.first(role: "Gauge"))
            #expect(gauge.frame == CGRect(x: 0, y: 0, width: side, height: side))
        }
        let wide = DeviceTraits(idiom: .watch).perform { archive(CGSize(width: 160, height: 70)) { sample(0.5).gaugeStyle(.accessoryCircular) }.root }
        #expect(wide.first(role: "Gauge")?.frame.size == CGSize(width: 58, height: 58))
    }

    @Test func theValueOfACircularGaugeHasTheLinesItIsWrittenIn() throws {
        func dump(_ value: String) -> String {
            let gauge = Gauge(value: 0.5) {
                Text("")
            } currentValueLabel: {
                Text(verbatim: value)
            }
            return archive { gauge.gaugeStyle(.accessoryCircularCapacity) }.root.dump()
        }
        #expect(dump("3:41\nPM").contains("\"3:41\"") && dump("3:41\nPM").contains("\"PM\""), "\(dump("3:41\nPM"))")
        #expect(dump("ten minutes").contains("\"ten minutes\" Inter"), "a text of one line does not wrap")
    }

    @Test func theMarkOfACircularGaugeStandsAtTheTopHalfWay() throws {
        let root = archive(CGSize(width: 58, height: 58)) { sample(0.5).gaugeStyle(.accessoryCircular) }.root
        let mark = try #require(root.first(role: "RingMark"))
        guard case .fill(let outline, _, _) = mark.drawing[0] else {
            Issue.record("the mark is not filled")
            return
        }
        #expect(abs(outline.bounds.midX - 29) < 0.01)
        #expect(abs(outline.bounds.minY) < 0.01)
        #expect(abs(outline.bounds.width - 5.67) < 0.01)
    }

    @Test func theRingIsCutOutAroundTheMark() throws {
        let ring = try #require(archive { sample(0.2).gaugeStyle(.accessoryCircular) }.root.first(role: "RingArc"))
        #expect(ring.effects.contains { if case .clip(_, evenOdd: true) = $0 { true } else { false } })
    }

    @Test func gradientsRunAlongTheRing() throws {
        let view = sample(0.2).gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.black, .white]))
        let ring = try #require(archive { view }.root.first(role: "RingArc"))
        guard case .stroke(_, .angularGradient(_, _, let start, let end), _) = ring.drawing[0] else {
            Issue.record("no angular gradient")
            return
        }
        #expect((start, end) == (135, 405))
    }

    /// As on a picture of the Lock Screen of iOS 17: 15 and 20 stand 9.8 points apart, the pair in the middle.
    @Test func labelsAtTheBoundsAreAPairInTheMiddle() throws {
        let root = archive(CGSize(width: 60, height: 60)) {
            Gauge(value: 17, in: 15...20) {
                Text("x")
            } currentValueLabel: {
                Text("17")
            } minimumValueLabel: {
                Text("15")
            } maximumValueLabel: {
                Text("20")
            }.gaugeStyle(.accessoryCircular)
        }.root
        let texts = root.all.filter { $0.role == "Text" }
        let (low, high) = try (#require(texts.first { $0.detail == "15" }).frame, #require(texts.first { $0.detail == "20" }).frame)
        #expect(abs(high.minX - low.maxX - 9.8) < 0.7)
        #expect(abs((low.minX + high.maxX) / 2 - 30) < 0.7)
    }

    @Test func boundsReplaceTheLabelAndNarrowTheRing() throws {
        let view = Gauge(value: 17, in: 15...20) {
            Text("Label")
        } currentValueLabel: {
            Text("17")
        } minimumValueLabel: {
            Text("15")
        } maximumValueLabel: {
            Text("20")
        }
        let texts = archive { view.gaugeStyle(.accessoryCircular) }.root.all.filter { $0.role == "Text" }.map(\.detail)
        #expect(texts == ["17", "15", "20"])
    }

    @Test func labelsOfAnAccessoryBarReachOverItsHeight() throws {
        let gauge = try #require(archive { sample(0.5).gaugeStyle(.accessoryLinear) }.root.first(role: "Gauge"))
        #expect(gauge.frame.height == 8)
        #expect(try #require(gauge.first(role: "Text")).frame.height > 20)
    }

    @Test func capacityBarsAreFilledUpToTheValue() throws {
        let root = archive(CGSize(width: 100, height: 100)) { sample(30, in: 0...120).gaugeStyle(.linearCapacity) }.root
        let fill = try #require(root.first(role: "BarFill"))
        guard case .fill(let outline, _, _) = fill.drawing[0] else {
            Issue.record("the bar is not filled")
            return
        }
        #expect(outline.bounds.width == 25)
        #expect(fill.frame.height == 16)
    }

    @Test(arguments: [(-3.0, 0.0), (0.25, 0.25), (7.0, 1.0)])
    func ownStylesGetTheValueBetweenTheBounds(value: Double, fraction: Double) {
        struct Number: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(configuration.value)") }
        }
        #expect(firstText(archive { sample(value).gaugeStyle(Number()) }.root)?.detail == "\(fraction)")
    }

    @Test func aRangeWithoutLengthIsEmpty() {
        let root = archive(CGSize(width: 100, height: 100)) { sample(3, in: 3...3) }.root
        guard case .fill(let outline, _, _)? = root.first(role: "BarFill")?.drawing.first else {
            Issue.record("no bar")
            return
        }
        #expect(outline.elements.isEmpty)
    }
}
