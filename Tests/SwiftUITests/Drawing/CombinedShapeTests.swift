import Foundation
import Snapshot
import SwiftUI
import Testing

@MainActor
@Suite struct CombinedShapeTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test func shapesCombineInTheFrameOfTheFirst() {
        let ring = Circle().subtracting(Circle().inset(by: 20)).path(in: rect)
        #expect(ring.contains(CGPoint(x: 50, y: 10)) && !ring.contains(CGPoint(x: 50, y: 50)) && !ring.contains(CGPoint(x: 2, y: 2)))
        let both = Rectangle().offset(x: 50).intersection(Rectangle()).path(in: rect)
        #expect(both.boundingRect == CGRect(x: 50, y: 0, width: 50, height: 100))
        #expect(Rectangle().union(Rectangle().offset(x: 50)).path(in: rect).boundingRect.width == 150)
        let either = Rectangle().symmetricDifference(Rectangle().offset(x: 50)).path(in: rect)
        #expect(either.contains(CGPoint(x: 10, y: 10)) && !either.contains(CGPoint(x: 75, y: 10)))
    }

    @Test func aCombinedShapeIsDrawnLikeAnyOther() {
        let root = archive(CGSize(width: 100, height: 100)) { Circle().union(Rectangle().offset(x: 30)).fill(Color.black) }.root
        #expect(root.fillColors == ["#000000"])
    }

    @Test func linesAreCutAndPathsNormalized() {
        let line = Path { path in
            path.move(to: CGPoint(x: -50, y: 50))
            path.addLine(to: CGPoint(x: 150, y: 50))
        }
        #expect(line.lineIntersection(Path(rect)).boundingRect == CGRect(x: 0, y: 50, width: 100, height: 0))
        #expect(line.lineSubtraction(Path(rect)).boundingRect.width == 200)
        #expect(Path { $0.addRects([rect, rect]) }.normalized(eoFill: false).boundingRect == rect)
    }

    @Test func turnedAndScaledShapesKeepWhatTheyAreMadeOf() {
        let turned = RotatedShape(shape: Rectangle(), angle: .degrees(90))
        #expect(abs(turned.path(in: CGRect(x: 0, y: 0, width: 100, height: 20)).boundingRect.height - 100) < 1e-6)
        let scaled = ScaledShape(shape: Rectangle(), scale: CGSize(width: 0.5, height: 1), anchor: .leading)
        #expect(scaled.path(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 50, height: 100))
    }

    @Test func aMirroredViewIsTurnedRoundOnlyFromRightToLeft() {
        func flips(_ direction: LayoutDirection) -> Bool {
            archive { Image(systemName: "star").layoutDirectionBehavior(.mirrors).environment(\.layoutDirection, direction) }.root.all
                .contains { $0.effects.contains { if case .transform(let transform) = $0 { transform.a == -1 } else { false } } }
        }
        #expect(flips(.rightToLeft) && !flips(.leftToRight))
    }
}
