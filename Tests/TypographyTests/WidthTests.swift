import Foundation
import Snapshot
import Testing

@testable import Typography

struct WidthTests {
    @Test(
        arguments: [
            ("The quick brown fox jumps over the lazy dog", 13.0, 400.0, 270.118, 0.005),
            ("The quick brown fox jumps over the lazy dog", 13, 600, 280.38, 0.005),
            ("The quick brown fox jumps over the lazy dog", 13, 700, 286.32, 0.005),
            ("The quick brown fox jumps over the lazy dog", 36, 400, 676.72, 0.005),
            ("Hello", 17, 400, 38.814, 0.005),
            ("0123456789", 13, 400, 77.92, 0.005),
            ("This is a test string", 17, 400, 144.093, 0.006),
        ] as [(String, Double, Double, Double, Double)])
    func `Kerned text is as wide as on the device`(
        _ string: String, _ size: Double, _ weight: Double, _ expected: Double, _ tolerance: Double
    ) throws {
        let width = try Sample.width(Sample.text(string, size: size, weight: weight))
        #expect(abs(width / expected - 1) < tolerance, "\(width) instead of \(expected)")
    }

    @Test(
        arguments: [
            ("H", 12.0, 400.0, 1520.0), ("H", 17, 400, 1468), ("e", 17, 700, 1178.5), ("e", 17, 600, 1156.31), ("%", 36, 400, 1676),
            ("a", 20, 400, 1059.9), ("é", 12, 400, 1170), ("K", 12, 900, 1556),
        ] as [(String, Double, Double, Double)])
    func `One character is exactly as wide as on the device`(_ string: String, _ size: Double, _ weight: Double, _ units: Double) throws {
        let width = try Sample.width(Sample.text(string, size: size, weight: weight))
        #expect(abs(width - units / 2048 * size) < 0.01, "\(width * 2048 / size) instead of \(units)")
    }

    /// In a public dump of a text's glyphs on iOS 26.1 t and h of “with the”, at 16 points, are as wide as they are alone, and w before o is
    /// 40 units narrower.
    @Test func `Letters are moved together and never apart`() throws {
        func kerning(_ pair: String) throws -> Double {
            let alone = try pair.reduce(0) { try $0 + Sample.width(Sample.text(String($1), size: 16)) }
            return (try Sample.width(Sample.text(pair, size: 16)) - alone) / 16 * 2048
        }
        #expect(abs(try kerning("th")) < 0.5)
        #expect(abs(try kerning("rt")) < 0.5)
        #expect(abs(try kerning("wo") + 40) < 5)
    }

    /// In pictures by iOS 18, at 14 points, a bullet is 3.0 points wide and the text after it begins 1.7 points before the substitute's.
    @Test func `A bullet is as small as the device's`() throws {
        let layout = try Sample.layout(Sample.text("•a", size: 14))
        let runs = try #require(layout.drawing(in: CGRect(x: 0, y: 0, width: 200, height: 100), paints: []).lines.first).runs
        #expect(runs.map { $0.text } == ["•", "a"])
        #expect(abs(runs[0].font.size / runs[1].font.size - 0.68) < 0.001)
        #expect(abs(try Sample.width(Sample.text("•", size: 14)) / 14 - 0.436 + 0.011) < 0.005)
    }

    /// OpenUIKit: 1596 units at 17 points, tracking and all.
    @Test func `… is as wide as on the device`() throws {
        #expect(abs(try Sample.width(Sample.text("…", size: 17)) / 17 * 2048 - 1596) < 3)
        #expect(abs(try Sample.width(Sample.text("…", size: 40)) / 40 * 2048 - 1231) < 3)
    }

    @Test func `A percent sign is drawn as wide as the device's, the digits before it as before`() throws {
        let layout = try Sample.layout(Sample.text("0%", size: 48, weight: 700))
        let lines = layout.drawing(in: CGRect(x: 0, y: 0, width: 200, height: 100), paints: []).lines
        let runs = try #require(lines.first).runs
        #expect(runs.map { $0.text } == ["0", "%"])
        #expect(runs[1].font.widthScale / runs[0].font.widthScale > 1.08)
        #expect(runs[1].font.widthScale / runs[0].font.widthScale < 1.25)
    }

    @Test func `Monospaced digits share one width`() throws {
        let widths = try "0123456789".map { digit in
            try Sample.width(Sample.text(String(digit), size: 12) { style, _ in style.font.usesMonospacedDigits = true })
        }
        #expect(widths.allSatisfy { abs($0 - 1290.0 / 2048 * 12) < 0.001 }, "\(widths)")
    }

    @Test func `The monospaced design gives every character the same width`() throws {
        for string in ["i", "W", "8"] {
            let width = try Sample.width(Sample.text(string, size: 13) { style, _ in style.font.design = .monospaced })
            #expect(abs(width - 8.036) < 0.001)
        }
    }

    @Test func `Tracking and kerning add to every character`() throws {
        let plain = try Sample.width(Sample.text("HHHH"))
        #expect(try abs(Sample.width(Sample.text("HHHH") { style, _ in style.tracking = 2 }) - plain - 8) < 0.001)
        #expect(try abs(Sample.width(Sample.text("HHHH") { style, _ in style.kerning = -1 }) - plain + 4) < 0.001)
    }

    @Test func `Text scale makes the font smaller`() throws {
        let small = try Sample.width(Sample.text("Hello", size: 10))
        #expect(try abs(Sample.width(Sample.text("Hello", size: 20) { style, _ in style.textScale = 0.5 }) - small) < 0.001)
    }

    /// In pictures by iOS 26 a comma between digits of 20 points, rounded and bold, takes 5.4 to 6 points.
    @Test func `A comma is not moved into the digits of the rounded design`() throws {
        func width(_ text: String) throws -> Double {
            try Sample.width(Sample.text(text, size: 20, weight: 700) { style, _ in style.font.design = .rounded })
        }
        let comma = try width("8,8") - 2 * (try width("8"))
        #expect(comma > 5.4 && comma < 6.3)
    }
}
