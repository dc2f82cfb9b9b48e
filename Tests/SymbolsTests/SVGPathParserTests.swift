import Foundation
import Geometry
@testable import Symbols
import Testing

@Suite struct SVGPathParserTests {
    private func text(_ data: String) -> String { PathText.write(SVGPathParser.parse(data)) }

    @Test(arguments: [
        ("M1 2L3 4Z", "M1.0 2.0L3.0 4.0Z"), ("m1 2 3 4-1-1z", "M1.0 2.0L4.0 6.0L3.0 5.0Z"),
        ("M0 0H5V6h-1v-1", "M0.0 0.0L5.0 0.0L5.0 6.0L4.0 6.0L4.0 5.0"),
        ("M.5.5l1e1-.5", "M0.5 0.5L10.5 0.0"), ("M0,0C1,1 2,1 3,0S5-1 6 0", "M0.0 0.0C1.0 1.0 2.0 1.0 3.0 0.0C4.0 -1.0 5.0 -1.0 6.0 0.0"),
        ("M0 0Q1 1 2 0T4 0", "M0.0 0.0Q1.0 1.0 2.0 0.0Q3.0 -1.0 4.0 0.0"), ("M1 1L2 2Zl1 0", "M1.0 1.0L2.0 2.0ZL2.0 1.0"), ("", ""), ("L1 1", ""),
        ("M1 1L2", "M1.0 1.0"), ("M0 0L1 1X9", "M0.0 0.0L1.0 1.0"),
    ])
    func readsCommands(_ data: String, _ expected: String) { #expect(text(data) == expected) }

    @Test func arcsBecomeCurvesOnTheEllipse() throws {
        let elements = SVGPathParser.parse("M10 0A10 10 0 0 1 0 10")
        #expect(elements.count == 2)
        guard case .curve(let end, let c1, let c2) = elements[1] else {
            Issue.record("no curve")
            return
        }
        #expect(end == CGPoint(x: 0, y: 10))
        #expect(abs(c1.y - 5.5228) < 0.001 && abs(c2.x - 5.5228) < 0.001)
    }

    @Test func flagsOfArcsNeedNoSeparators() {
        #expect(text("M0 0a5 5 0 0110 0") == text("M0 0a5 5 0 0 1 10 0"))
        #expect(SVGPathParser.parse("M0 0a5 5 0 1110 0").count > 1)
    }

    @Test func anyTextEndsWithoutACrash() {
        var state: UInt64 = 9
        let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+e, #")
        for _ in 0..<500 {
            let data = String(
                (0..<30).map { _ -> Character in
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    return alphabet[Int(state >> 33) % alphabet.count]
                })
            #expect(SVGPathParser.parse(data).count < 200)
        }
    }
}
