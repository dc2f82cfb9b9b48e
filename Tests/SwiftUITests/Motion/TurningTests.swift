import Snapshot
import SwiftUI
import Testing

/// How turned views are archived.
@MainActor
@Suite struct TurningTests {
    private func effects(@ViewBuilder _ view: () -> some View) -> [String] {
        func all(_ node: SnapshotNode) -> [Effect] { node.effects + node.children.flatMap(all) }
        return all(archive(CGSize(width: 100, height: 100), content: view).root).map { DumpText.effect($0) }
    }

    @Test("a rotation in space has its axis, its anchor and the eye's distance") func space() {
        let tilted = effects {
            Color.red.frame(width: 80, height: 40)
                .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 5, perspective: 0.5)
        }
        #expect(tilted == ["rotation 45° axis 0 1 0 around 10 50 5 nearness 0.006"])
    }

    @Test("in the plane a matrix tells all up to half a turn, and beyond the angle is kept") func plane() {
        #expect(effects { Color.red.frame(width: 80, height: 40).rotationEffect(.degrees(90)) } == ["transform 0 1 -1 0 100 0"])
        #expect(effects { Color.red.frame(width: 80, height: 40).rotationEffect(.degrees(-450)) } == ["rotation -450° around 50 50 0"])
    }

    @Test("a matrix with perspective keeps it, one without is a transform") func matrices() {
        var transform = CATransform3DIdentity
        transform.m34 = -1.0 / 200
        let turned = ProjectionTransform(CATransform3DRotate(transform, .pi / 3, 0, 1, 0))
        #expect(effects { Color.red.frame(width: 100, height: 100).projectionEffect(turned) } == ["projection 0.5 0 0.004 0 1 0 0 0 1"])
        let moved = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        #expect(effects { Color.red.frame(width: 100, height: 100).projectionEffect(moved) } == ["transform 1 0 0 1 3 4"])
        var back = turned
        #expect(back.invert() && turned.concatenating(back).isNearlyIdentity)
    }
}

extension ProjectionTransform {
    fileprivate var isNearlyIdentity: Bool {
        let differences = [m11 - m33, m12, m13, m21, m22 - m33, m23, m31, m32]
        return differences.allSatisfy { abs($0) < 1e-9 }
    }
}
