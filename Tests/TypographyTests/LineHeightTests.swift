import Foundation
import Snapshot
import Testing

@testable import Typography

struct LineHeightTests {
    @Test(arguments: [
        (17.0, 3.0, 20.333), (17, 2, 20.5), (12, 3, 14.333), (13, 3, 15.667), (15, 3, 18), (16, 3, 19.333), (20, 3, 24), (22, 3, 26.333),
        (28, 3, 33.667), (34, 3, 40.667), (11, 3, 13.333),
    ])
    func `A line is as high as on the device`(_ size: Double, _ scale: Double, _ expected: Double) throws {
        let layout = try Sample.layout(Sample.text("Hg", size: size), scale: scale)
        #expect(abs(layout.size.height - expected) < 0.001)
    }

    @Test(arguments: [(1, 20.333), (2, 40.667), (3, 61.0)])
    func `Lines follow each other without leading`(_ lines: Int, _ expected: Double) throws {
        let layout = try Sample.layout(Sample.text(Array(repeating: "Hg", count: lines).joined(separator: "\n")))
        #expect(layout.lineCount == lines)
        #expect(abs(layout.size.height - expected) < 0.001)
    }

    @Test func `Baselines lie on the pixel grid`() throws {
        let layout = try Sample.layout(Sample.text("Hg\nHg"))
        #expect(abs(layout.firstBaseline - 16.333) < 0.001)
        #expect(abs(layout.lastBaseline - 36.333) < 0.001)
    }

    @Test func `A line is as high as its largest run`() throws {
        var text = Sample.text("small ", size: 12)
        text.runs.append(TextRun("LARGE", style: TextStyle(font: FontSpecification(size: 28))))
        #expect(try abs(Sample.layout(text).size.height - 33.667) < 0.001)
    }

    @Test func `Line spacing lies between lines only`() throws {
        let text = Sample.text("a\nb\nc") { _, paragraph in paragraph.lineSpacing = 5 }
        #expect(try abs(Sample.layout(text).size.height - 71) < 0.001)
    }

    @Test func `Leading changes the height of a line`() throws {
        #expect(try abs(Sample.layout(Sample.text("a") { style, _ in style.font.leading = .tight }).size.height - 18.333) < 0.001)
        #expect(try abs(Sample.layout(Sample.text("a") { style, _ in style.font.leading = .loose }).size.height - 22.333) < 0.001)
    }

    @Test func `Reserved lines keep their height`() throws {
        let text = Sample.text("a") { _, paragraph in paragraph.reservedLines = 3 }
        #expect(try abs(Sample.layout(text).size.height - 61) < 0.001)
    }

    @Test func `A trailing newline leaves an empty line`() throws {
        #expect(try Sample.layout(Sample.text("a\n")).lineCount == 2)
        #expect(try Sample.layout(Sample.text("a\r\nb")).lineCount == 2)
        #expect(try Sample.layout(Sample.text("")).size == .zero)
    }

    @Test func `The gap of a font lies between lines only`() throws {
        let text = Sample.text("a\nb\nc") { style, _ in style.font.lineGap = 1.713 }
        let layout = try Sample.layout(text)
        #expect(abs(layout.size.height - 64.333) < 0.001)
        #expect(abs(layout.lastBaseline - layout.firstBaseline - 44) < 0.001)
    }
}
