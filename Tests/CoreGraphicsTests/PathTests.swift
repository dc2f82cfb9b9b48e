import CoreGraphics
import Foundation
import Geometry
import Testing

@Suite struct PathTests {
    @Test func arcsGoTheWayCoreGraphicsGoes() {
        let quarter = CGMutablePath()
        quarter.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(quarter._elements.count == 2)
        #expect(abs(quarter.currentPoint.y - 10) < 1e-9)
        let rest = CGMutablePath()
        rest.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(rest._elements.count == 4)
        #expect(abs(rest.boundingBoxOfPath.minX + 10) < 0.01)
    }

    @Test func aTangentArcRoundsTheCorner() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        guard case .line(let start) = path._elements[1] else {
            Issue.record("the arc begins with a line")
            return
        }
        #expect(abs(start.x - 6) < 1e-9 && abs(start.y) < 1e-9)
        #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    }

    @Test func containsFollowsTheFillRule() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
    }

    @Test func tightBoundsLeaveOutControlPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox.maxY == 10)
        #expect(abs(path.boundingBoxOfPath.maxY - 5) < 1e-9)
    }

    @Test func aStrokedLineIsAsWideAsItsPen() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        let butt = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(butt.boundingBox == CGRect(x: 0, y: 3, width: 10, height: 4))
        let square = path.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
        #expect(square.boundingBox == CGRect(x: -2, y: 3, width: 14, height: 4))
    }

    @Test func aMiterReachesTheOuterCorner() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let outline = path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.contains(CGPoint(x: 10.9, y: -0.9)))
        let bevel = path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
        #expect(!bevel.contains(CGPoint(x: 10.9, y: -0.9)))
    }

    @Test func dashesFollowThePattern() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        let text = PathText.write(path.copy(dashingWithPhase: 1, lengths: [3, 2])._elements)
        #expect(text == "M0.0 0.0L2.0 0.0M4.0 0.0L7.0 0.0M9.0 0.0L10.0 0.0")
    }

    @Test func elementsAreShownToBlocks() {
        var seen: [String] = []
        CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).applyWithBlock { element in
            let type = element.pointee.type
            seen.append(type == .closeSubpath ? "close" : "\(type) \(Double(element.pointee.points[0].x))")
        }
        #expect(seen == ["moveToPoint 1.0", "addLineToPoint 4.0", "addLineToPoint 4.0", "addLineToPoint 1.0", "close"])
    }

    @Test func elementsAreGivenToFunctionsWithWhatTheyAskFor() {
        var count = 0
        CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).apply(info: &count) { info, _ in
            info?.assumingMemoryBound(to: Int.self).pointee += 1
        }
        #expect(count == 5)
    }
}
