import Foundation
import Snapshot
import Testing

@testable import Typography

struct DecorationTests {
    private let paints: [Paint] = [.color(.black), .color(.white)]

    private func drawing(_ change: (inout TextStyle) -> Void) throws -> TextDrawing {
        try Sample.layout(Sample.text("Hello") { style, _ in change(&style) }).drawing(at: .zero, paints: paints)
    }

    @Test func `An underline lies below the baseline and spans the text`() throws {
        let drawing = try drawing { $0.underline = .init(paint: 1) }
        let line = try #require(drawing.overlays.first)
        #expect(drawing.overlays.count == 1)
        #expect(line.rect.minY > drawing.lines[0].origin.y)
        #expect(abs(line.rect.width - drawing.lines[0].width) < 0.001)
        #expect(line.paint == .color(.white))
    }

    @Test func `A strikethrough lies above the baseline in the text's paint`() throws {
        let drawing = try drawing { $0.strikethrough = .init() }
        let line = try #require(drawing.overlays.first)
        #expect(line.rect.maxY < drawing.lines[0].origin.y)
        #expect(line.paint == .color(.black))
    }

    @Test func `Dashes are separate pieces`() throws {
        let dashes = try drawing { $0.underline = .init(pattern: .dash) }.overlays
        let dots = try drawing { $0.underline = .init(pattern: .dot) }.overlays
        #expect(dashes.count > 3 && dots.count > dashes.count)
        #expect(zip(dashes, dashes.dropFirst()).allSatisfy { $0.rect.maxX < $1.rect.minX })
    }

    @Test func `A background fills the line behind the text`() throws {
        let drawing = try drawing { $0.backgroundPaint = 1 }
        let box = try #require(drawing.underlays.first)
        #expect(abs(box.rect.height - 17 * 1.193359) < 0.001)
    }

    @Test func `A baseline offset lifts the glyphs and the line`() throws {
        let plain = try Sample.layout(Sample.text("x"))
        let lifted = try Sample.layout(Sample.text("x") { style, _ in style.baselineOffset = 6 })
        #expect(abs(lifted.size.height - plain.size.height - 6) < 0.34)
        #expect(lifted.drawing(at: .zero, paints: []).lines[0].runs[0].ys[0] == -6)
    }

    @Test func `An attachment takes its place on the baseline`() throws {
        var text = Sample.text("Hi ")
        text.runs.append(TextRun(.attachment(id: 7, size: CGSize(width: 20, height: 24), descent: 4), style: text.runs[0].style))
        let layout = try Sample.layout(text)
        let frame = try #require(layout.attachmentFrames(in: CGRect(origin: .zero, size: layout.size))[7])
        #expect(frame.size == CGSize(width: 20, height: 24))
        #expect(abs(frame.maxY - layout.firstBaseline - 4) < 0.001)
        #expect(abs(frame.maxX - layout.lineWidths[0]) < 0.001)
    }
}
