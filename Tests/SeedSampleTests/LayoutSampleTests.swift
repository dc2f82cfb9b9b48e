import Foundation
import TestGate
import Testing

/// An app's first window, drawn at the size of the screen: stacks, paddings, frames, offset, corner and border.
@Suite(.enabled(if: SeedSamples.folder != nil, Comment(rawValue: SeedSamples.absence)), .serialized, .startsPrograms)
struct LayoutSampleTests {
    /// A line of a tree dump.
    private struct Line {
        var role: String
        var x, y, width, height: Double
        var text: Substring

        init?(_ text: Substring) {
            let words = text.split(separator: " ")
            let numbers = words.dropFirst().prefix(4).compactMap { Double($0) }
            guard numbers.count == 4 else { return nil }
            (role, self.text) = (String(words[0]), text)
            (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
        }

        var maxX: Double { x + width }
        var maxY: Double { y + height }
        var midX: Double { x + width / 2 }
        var midY: Double { y + height / 2 }
    }

    private func lines() throws -> [Line] {
        let rendering = try Rendering(sample: "004-swiftui-layout")
        #expect(rendering.exitCode == 0, "\(rendering.messages)")
        let window = try #require(try rendering.manifest().targets.first?.windows?.first)
        #expect(window.size == [393, 852])
        return try rendering.tree(of: window).split(separator: "\n").compactMap(Line.init)
    }

    /// Distances in pixels are thirds of points; positions are rounded to them.
    private func isClose(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 0.7 }

    @Test func stacksPaddingsAndFramesAreWhereTheyMustBe() throws {
        let lines = try lines()
        func text(_ string: String) throws -> Line { try #require(lines.first { $0.role == "Text" && $0.text.contains("\"\(string)\"") }) }
        let (left, right, over) = (try text("Left"), try text("Right"), try text("Over"))
        let blue = try #require(lines.first { $0.role == "Color" && $0.text.contains("#0088FF") })
        #expect((blue.width, blue.height) == (80, 40))
        #expect(left.x == 0)
        #expect(isClose(right.maxX, 192.5))
        #expect(isClose(blue.y - left.maxY, 4))
        #expect(isClose(over.maxX, blue.maxX) && isClose(over.maxY, blue.maxY))
        let (padded, horizontal, vertical, edges) = (try text("Padded"), try text("Horizontal"), try text("Vertical"), try text("Two edges"))
        #expect(padded.x == 16 && horizontal.x == 16 && vertical.x == 0 && edges.x == 0)
        #expect(isClose(padded.y - blue.maxY, 4 + 16))
        #expect(isClose(horizontal.y - padded.maxY, 16 + 4))
        #expect(isClose(vertical.y - horizontal.maxY, 4 + 16))
        #expect(isClose(edges.y - vertical.maxY, 16 + 4 + 16))
    }

    @Test func framesOffsetCornerAndBorderAreDrawn() throws {
        let lines = try lines()
        func text(_ string: String) throws -> Line { try #require(lines.first { $0.role == "Text" && $0.text.contains("\"\(string)\"") }) }
        let (fixed, most, least) = (try text("Fixed"), try text("Max"), try text("Min"))
        let center = (200.5 + 393) / 2
        for line in [fixed, most, least] { #expect(isClose(line.midX, center)) }
        let betweenFrames = 8.0
        #expect(isClose(most.midY - fixed.midY, 10 + betweenFrames + 15))
        #expect(isClose(try text("Offset").midX, center + 10))
        let red = try #require(lines.first { $0.role == "Color" && $0.text.contains("#FF383C") })
        #expect((red.width, red.height) == (30, 30))
        #expect(red.text.contains("clip rounded 8"))
        let border = try text("Border")
        #expect(lines.contains { isClose($0.width, border.width) && $0.text.contains("stroke 1") && $0.text.contains("#34C759") })
    }

    @Test func theContentIsInTheMiddleOfTheSafeArea() throws {
        let row = try #require(try lines().first { $0.role == "HStack" })
        #expect(isClose(row.midY, 59 + (852.0 - 59 - 34) / 2))
        #expect(row.x == 0 && row.width == 393)
    }
}
