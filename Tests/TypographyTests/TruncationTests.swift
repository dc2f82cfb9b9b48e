import Foundation
import Snapshot
import Testing

@testable import Typography

struct TruncationTests {
    private let long = "The quick brown fox jumps over the lazy dog"

    private func text(_ mode: ParagraphStyle.Truncation, lines: Int = 1) -> StyledText {
        Sample.text(long) { _, paragraph in
            paragraph.truncation = mode
            paragraph.lineLimit = lines
        }
    }

    @Test func `The tail gives way by default`() throws {
        let layout = try Sample.layout(text(.tail), width: 120)
        #expect(layout.isTruncated)
        #expect(layout.lineTexts == ["The quick bro…"])
        #expect(layout.size.width <= 120)
    }

    @Test func `The head can give way`() throws {
        let line = try #require(try Sample.layout(text(.head), width: 120).lineTexts.first)
        #expect(line.hasPrefix("…") && line.hasSuffix("lazy dog"))
    }

    @Test func `The middle can give way`() throws {
        let line = try #require(try Sample.layout(text(.middle), width: 120).lineTexts.first)
        #expect(line.hasPrefix("The qu") && line.contains("…") && line.hasSuffix("dog"))
    }

    @Test func `Only the last permitted line is shortened`() throws {
        let layout = try Sample.layout(text(.tail, lines: 2), width: 120)
        #expect(layout.lineTexts.count == 2)
        #expect(layout.lineTexts[0] == "The quick")
        #expect(layout.lineTexts[1].hasSuffix("…"))
    }

    @Test(arguments: [(100.0, 4), (61, 3), (60.8, 3), (50, 2), (10, 1), (0, 1)])
    func `Height limits the lines`(_ height: Double, _ lines: Int) throws {
        let layout = try Sample.layout(Sample.text(long), width: 100, height: height)
        #expect(layout.lineCount == lines)
        #expect(layout.isTruncated == (lines < 4))
    }

    @Test func `A following paragraph that is left out shows as an ellipsis`() throws {
        let text = Sample.text("One\nTwo") { _, paragraph in paragraph.lineLimit = 1 }
        #expect(try Sample.layout(text, width: 200).lineTexts == ["One…"])
    }

    @Test func `Text shrinks before it is truncated`() throws {
        let text = Sample.text("Hello world") { _, paragraph in
            paragraph.lineLimit = 1
            paragraph.minimumScaleFactor = 0.5
        }
        let ideal = try Sample.layout(text).size.width
        let layout = try Sample.layout(text, width: ideal * 0.7)
        #expect(!layout.isTruncated)
        // Narrower than 0.7: the system's font is wider for its size where it is small.
        #expect(layout.scaleFactor > 0.63 && layout.scaleFactor <= 0.69)
        #expect(layout.size.width <= ideal * 0.7 + 0.001)
        #expect(layout.size.height < 20)
        let tiny = try Sample.layout(text, width: ideal * 0.3)
        #expect(tiny.isTruncated && tiny.scaleFactor == 0.5)
    }

    @Test func `A single character shrinks to its width, and to its height`() throws {
        let text = Sample.text("8") { style, paragraph in
            style.font.size = 1300
            paragraph.minimumScaleFactor = 0.001
        }
        let narrow = try Sample.layout(text, width: 20)
        #expect(narrow.scaleFactor < 0.05 && narrow.size.width <= 20.4)
        let low = try Sample.layout(text, width: 500, height: 72)
        #expect(low.scaleFactor < 0.05 && low.size.height <= 72.4)
    }

    /// Measured on iOS: "N1", "AB" and "WWWW" of 1300 points in squares of 72, 40.5 and 72.
    @Test func `The factor is one of 128 steps`() throws {
        func factor(_ string: String, _ side: Double) throws -> Double {
            let text = Sample.text(string) { style, paragraph in
                style.font.size = 1300
                paragraph.minimumScaleFactor = 0.001
            }
            return try Sample.layout(text, width: side, height: side).scaleFactor
        }
        #expect(abs(try factor("N1", 72) - 0.0400) < 0.0004)
        #expect(abs(try factor("AB", 40.5) - 0.0244) < 0.0004)
        #expect(abs(try factor("WWWW", 72) - 0.0088) < 0.0004)
    }

    @Test func `Text tightens before it shrinks`() throws {
        let text = Sample.text("Hello world") { _, paragraph in
            paragraph.lineLimit = 1
            paragraph.allowsTightening = true
            paragraph.minimumScaleFactor = 0.5
        }
        let ideal = try Sample.layout(text).size.width
        let layout = try Sample.layout(text, width: ideal - 2)
        #expect(!layout.isTruncated && layout.scaleFactor == 1)
        #expect(layout.size.width <= ideal - 2)
    }

    /// In pictures by iOS the dots of … lie 10.0 points apart at 53 points.
    @Test func `The dots of large text lie closer together`() throws {
        func dots(_ size: Double) throws -> [Double] {
            let drawing = try Sample.layout(Sample.text("a…", size: size)).drawing(at: .zero, paints: [.color(.black)])
            let run = try #require(drawing.lines.first?.runs.last)
            return run.xs.suffix(3).map { $0 / size }
        }
        let (large, small) = (try dots(53), try dots(12))
        #expect(abs(large[1] - large[0] - 10.0 / 53) < 0.003 && abs(large[2] - large[1] - 10.0 / 53) < 0.003)
        #expect(abs(small[1] - small[0] - 0.264) < 0.003)
    }
}
