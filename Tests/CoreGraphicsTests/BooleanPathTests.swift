import CoreGraphics
import Foundation
import Testing

/// Areas that are made of others.
@Suite struct BooleanPathTests {
    private let left = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    private let right = CGPath(rect: CGRect(x: 10, y: 5, width: 20, height: 10), transform: nil)

    /// Which of the places in the left alone, in both, in the right alone and in none a path has.
    private func places(_ path: CGPath, _ rule: CGPathFillRule = .winding) -> [Bool] {
        [CGPoint(x: 2, y: 10), CGPoint(x: 15, y: 10), CGPoint(x: 25, y: 10), CGPoint(x: 25, y: 18)].map { path.contains($0, using: rule) }
    }

    @Test func eachCombinationHasWhatItsNameSays() {
        #expect(places(left.union(right)) == [true, true, true, false])
        #expect(places(left.intersection(right)) == [false, true, false, false])
        #expect(places(left.subtracting(right)) == [true, false, false, false])
        #expect(places(left.symmetricDifference(right)) == [true, false, true, false])
        #expect(left.intersection(right).boundingBoxOfPath == CGRect(x: 10, y: 5, width: 10, height: 10))
        #expect(left.union(right).boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test func areasThatDoNotMeetAndAreasOnTopOfEachOther() {
        let far = CGPath(ellipseIn: CGRect(x: 100, y: 100, width: 10, height: 10), transform: nil)
        #expect(left.intersection(far).isEmpty && !left.intersects(far))
        #expect(left.union(far).componentsSeparated().count == 2)
        #expect(left.subtracting(left).isEmpty)
        #expect(left.union(left).boundingBoxOfPath == left.boundingBoxOfPath)
        #expect(left.intersection(left).componentsSeparated().count == 1)
    }

    @Test func aHoleStaysAHole() {
        let hole = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
        let frame = left.subtracting(hole)
        #expect(frame.contains(CGPoint(x: 2, y: 2)) && !frame.contains(CGPoint(x: 10, y: 10)))
        #expect(frame.union(hole).contains(CGPoint(x: 10, y: 10)))
        #expect(frame.componentsSeparated().count == 1, "a hole belongs to what it is in")
    }

    @Test func aPathThatCrossesItselfIsNormalized() {
        let star = CGMutablePath()
        star.addLines(between: (0..<5).map { CGPoint(x: 50 + 40 * sin(Double($0) * 0.8 * .pi), y: 50 - 40 * cos(Double($0) * 0.8 * .pi)) })
        star.closeSubpath()
        let middle = CGPoint(x: 50, y: 50)
        #expect(star.normalized(using: .winding).contains(middle, using: .evenOdd))
        #expect(!star.normalized(using: .evenOdd).contains(middle))
    }

    @Test func linesAreCutAtAnArea() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -10, y: 10))
        line.addLine(to: CGPoint(x: 40, y: 10))
        #expect(line.lineIntersection(left).boundingBoxOfPath == CGRect(x: 0, y: 10, width: 20, height: 0))
        #expect(line.lineSubtracting(left)._elements.count == 4)
    }

    /// For random circles and rectangles, a place is in the result exactly where the rule of sets says.
    @Test func combinationsAgreeWithTheirPartsEverywhere() {
        var random = SeededGenerator(state: 7)
        func value(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        func shape() -> CGPath {
            let rect = CGRect(x: value(0...60), y: value(0...60), width: value(5...50), height: value(5...50))
            return Bool.random(using: &random) ? CGPath(ellipseIn: rect, transform: nil) : CGPath(rect: rect, transform: nil)
        }
        for _ in 0..<20 {
            let (a, b) = (shape(), shape())
            let results = [a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b)]
            for _ in 0..<60 {
                let point = CGPoint(x: value(0...110), y: value(0...110))
                let (inA, inB) = (a.contains(point), b.contains(point))
                guard isClear(point, a), isClear(point, b) else { continue }
                #expect(results.map { $0.contains(point) } == [inA || inB, inA && inB, inA && !inB, inA != inB], "\(point)")
            }
        }
    }

    /// Whether a point is no closer to an outline than curves may deviate.
    private func isClear(_ point: CGPoint, _ path: CGPath) -> Bool {
        let around = [(0.1, 0), (-0.1, 0), (0, 0.1), (0, -0.1)].map { path.contains(CGPoint(x: point.x + $0.0, y: point.y + $0.1)) }
        return around.allSatisfy { $0 == path.contains(point) }
    }
}

private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
