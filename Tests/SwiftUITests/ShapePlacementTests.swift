import Foundation
import Geometry
import Snapshot
import SwiftUI
import Testing

/// Draws what it draws at the origin, whatever rectangle it is given.
private struct Corner: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: rect.width, y: 0), CGPoint(x: 0, y: rect.height)])
            path.closeSubpath()
        }
    }
}

@MainActor
@Suite struct ShapePlacementTests {
    private let corner = CGRect(x: 140, y: 145, width: 20, height: 10)

    private func bounds(_ drawing: Drawing?) -> CGRect? {
        switch drawing {
        case .fill(let outline, _, _)?, .stroke(let outline, _, _)?: outline.bounds
        default: nil
        }
    }

    private func bounds(@ViewBuilder _ view: () -> some View) -> CGRect? {
        bounds(archive(content: view).root.all.first { !$0.drawing.isEmpty }?.drawing.first)
    }

    @Test func aShapeThatIgnoresItsOriginStandsWhereItWasPlaced() {
        #expect(bounds { Corner().frame(width: 20, height: 10) } == corner)
        #expect(bounds { Corner().stroke(.red).frame(width: 20, height: 10) } == corner)
        #expect(
            bounds { Corner().trim(from: 0, to: 0.9999).fill(.red).frame(width: 20, height: 10) }.map { $0.minX == 140 && $0.minY == 145 } == true)
    }

    @Test func aPathIsAViewAtItsPlace() {
        let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(bounds { path.frame(width: 20, height: 10) } == CGRect(x: 141, y: 147, width: 3, height: 4))
        #expect(bounds { path.stroke(.red, lineWidth: 2).frame(width: 20, height: 10) } == CGRect(x: 141, y: 147, width: 3, height: 4))
    }

    /// Where only one side is proposed, as in a stack that scrolls or a grid, the other is the same.
    @Test func aCircleIsAsHighAsItIsWide() {
        let upright = bounds { Circle().fixedSize(horizontal: false, vertical: true).frame(width: 40) }
        #expect(upright?.size == CGSize(width: 40, height: 40))
        let level = bounds { Circle().trim(from: 0, to: 1).fixedSize(horizontal: true, vertical: false).frame(height: 30) }
        #expect(level?.size == CGSize(width: 30, height: 30))
        #expect(bounds { Circle().fixedSize() }?.size == CGSize(width: 10, height: 10))
        #expect(bounds { Ellipse().fixedSize(horizontal: false, vertical: true).frame(width: 40) }?.size == CGSize(width: 40, height: 10))
    }

    @Test func clipsAndMasksStandWithTheirView() {
        let clipped = archive { Color.red.frame(width: 20, height: 10).clipShape(Corner()) }.root.all.first { !$0.effects.isEmpty }
        guard case .clip(let outline, _)? = clipped?.effects.first else {
            Issue.record("no clip")
            return
        }
        #expect(outline.bounds == corner)
        let masked = archive { Color.red.frame(width: 20, height: 10).mask(Corner()) }.root.all.first { !$0.effects.isEmpty }
        guard case .mask(let nodes)? = masked?.effects.first else {
            Issue.record("no mask")
            return
        }
        #expect(bounds(nodes.first?.drawing.first) == corner)
    }

    @Test func aStrokeOfAStrokeHasTwoRings() {
        let rings = Circle().stroke(lineWidth: 10).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(rings.elementCount(.moves) == 2)
        for radius in [45.0, 55.0] {
            let onRing = (0..<16).allSatisfy { step in
                let angle = Double(step) * .pi / 8 + 0.1
                let point = CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
                return rings.strokedPath(StrokeStyle(lineWidth: 1)).contains(point)
            }
            #expect(onRing)
        }
        #expect(!rings.strokedPath(StrokeStyle(lineWidth: 1)).contains(CGPoint(x: 100, y: 50)))
    }

    @Test func dashesAreKeptInAStrokedPath() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
        #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [2, 2])).elementCount(.moves) == 3)
    }

    @Test func anArcToNowhereIsHarmless() {
        let path = Path { $0.addArc(center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(.nan), clockwise: false) }
        #expect(path.isEmpty)
        #expect(bounds { Circle().trim(from: 0, to: .nan).stroke(Color(red: .nan, green: 0, blue: .infinity)) } != nil)
    }
}

extension Path {
    fileprivate enum Kind { case moves }

    fileprivate func elementCount(_ kind: Kind) -> Int {
        var count = 0
        forEach { if case .move = $0 { count += 1 } }
        return count
    }
}
