import Foundation
import Snapshot
import SwiftUI
import Testing

private struct Loud: TextAttribute {}

/// Draws each glyph a point lower than the one before, and loud runs alone.
private struct Stairs: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        let runs = layout.flatMap { $0 }
        for run in runs where run[Loud.self] != nil || runs.count == 1 {
            for (index, slice) in run.enumerated() {
                var step = context
                step.translateBy(x: 0, y: CGFloat(index))
                step.draw(slice)
            }
        }
    }
}

@MainActor
@Suite struct TextRendererTests {
    private func text(@ViewBuilder _ view: () -> some View) -> SnapshotNode? { archive(content: view).root.first(role: "Text") }

    @Test func glyphsAreDrawnOneByOne() {
        let drawn = text { Text("abc").textRenderer(Stairs()) }
        #expect(drawn?.detail == "abc")
        #expect(drawn?.children.map(\.role) == ["Glyphs", "Glyphs", "Glyphs"])
        #expect(drawn?.children.map { $0.effects.count } == [0, 1, 1])
    }

    @Test func aRunKnowsWhatWasAttachedToIt() {
        let drawn = text { (Text("quiet ") + Text("loud").customAttribute(Loud())).textRenderer(Stairs()) }
        #expect(drawn?.children.count == 4)
    }

    @Test func theTextKeepsItsSize() {
        let (plain, rendered) = (text { Text("abc") }, text { Text("abc").textRenderer(Stairs()) })
        #expect(plain?.frame == rendered?.frame)
    }
}
