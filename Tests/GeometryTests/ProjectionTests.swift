import Foundation
import Geometry
import Testing

@Suite struct ProjectionTests {
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    private func turned(_ degrees: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), nearness: CGFloat = 1.0 / 100) -> Projection {
        SpatialRotation(angle: degrees * .pi / 180, axis: axis, anchor: CGPoint(x: 50, y: 50), nearness: nearness).projection
    }

    @Test("of what turns around the upright axis, the left edge comes nearer and the right one goes away") func perspective() throws {
        // 60°: the edges lie 25 points from the middle, 43.3 in front of the plane and behind it, and are seen 100 / (100 ∓ 43.3) as large.
        let projection = turned(60, (0, 1, 0))
        let left = try #require(projection.seen(CGPoint(x: 0, y: 0)))
        let right = try #require(projection.seen(CGPoint(x: 100, y: 0)))
        #expect(abs(left.x - (50 - 25 / 0.5669873)) < 0.001 && abs(left.y - (50 - 50 / 0.5669873)) < 0.001, "\(left)")
        #expect(abs(right.x - (50 + 25 / 1.4330127)) < 0.001 && abs(right.y - (50 - 50 / 1.4330127)) < 0.001, "\(right)")
        #expect(projection.affine == nil)
    }

    @Test("without nearness, and in the plane, there is no perspective") func flat() throws {
        let leaning = try #require(turned(60, (0, 1, 0), nearness: 0).affine)
        #expect(abs(leaning.a - 0.5) < 1e-6 && abs(leaning.d - 1) < 1e-6)
        let quarter = try #require(turned(90, (0, 0, 1)).affine)
        let corner = CGPoint(x: 0, y: 0).applying(quarter)
        #expect(abs(corner.x - 100) < 1e-6 && abs(corner.y) < 1e-6, "\(corner)")
    }

    @Test("half a turn mirrors, and a whole one changes nothing", arguments: [360.0, 720, -360]) func turns(degrees: Double) throws {
        let half = try #require(turned(180, (0, 1, 0)).affine)
        #expect(abs(half.a + 1) < 1e-6 && abs(half.d - 1) < 1e-6 && abs(half.tx - 100) < 1e-4)
        let whole = try #require(turned(degrees, (1, 0.5, 0)).affine)
        #expect(abs(whole.a - 1) < 1e-6 && abs(whole.b) < 1e-6 && abs(whole.c) < 1e-6 && abs(whole.d - 1) < 1e-6)
    }

    @Test("the inverse leads back, and what is seen from its edge has none", arguments: [10.0, 45, 80, 130]) func inverse(degrees: Double) throws {
        let projection = turned(degrees, (1, 1, 0))
        let inverse = try #require(projection.inverse)
        for point in [CGPoint(x: 20, y: 30), CGPoint(x: 90, y: 70)] {
            let back = try #require(projection.seen(point).flatMap(inverse.seen))
            #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
        }
        #expect(turned(90, (0, 1, 0), nearness: 0).inverse == nil)
    }

    @Test("near a point it is as its nearest affine transformation") func tangent() throws {
        let projection = turned(40, (0.3, 1, 0))
        let point = CGPoint(x: 30, y: 60)
        let near = try #require(projection.affine(around: point))
        let step = CGPoint(x: 30.01, y: 60.01)
        let (seen, guessed) = (try #require(projection.seen(step)), step.applying(near))
        #expect(hypot(seen.x - guessed.x, seen.y - guessed.y) < 1e-5)
    }

    @Test("of what reaches behind the eye, the part before it has bounds") func behind() {
        // The eye is 25 points away: what comes nearer than that is not seen.
        let projection = turned(90, (1, 0, 0), nearness: 1.0 / 25).concatenating(Projection(CGAffineTransform(translationX: 5, y: 0)))
        #expect(projection.seen(CGPoint(x: 50, y: 100)) == nil || projection.seen(CGPoint(x: 50, y: 0)) == nil)
        let bounds = projection.bounds(of: square)
        #expect(!bounds.isNull && bounds.width.isFinite && bounds.minX < 5)
    }
}
