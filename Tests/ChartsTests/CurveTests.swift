import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite struct CurveTests {
    private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0)]

    private func path(_ points: [CGPoint], _ method: InterpolationMethod) -> Path {
        Path { path in
            path.move(to: points[0])
            Curves.add(points, method.storage, to: &path)
        }
    }

    @Test(arguments: [InterpolationMethod.linear, .cardinal, .catmullRom, .monotone, .stepStart, .stepCenter, .stepEnd])
    func everyLineReachesItsEnd(method: InterpolationMethod) {
        #expect(path(points, method).currentPoint == points.last)
    }

    @Test func monotoneLinesDoNotOvershoot() {
        #expect(path(points, .monotone).boundingRect == CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(path(points, .catmullRom).boundingRect.maxY > 10)
    }

    @Test func stepsJumpAtTheirPlace() {
        let two = Array(points.prefix(2))
        #expect(path(two, .stepStart).description == "M0.0 0.0L0.0 0.0L0.0 10.0L10.0 10.0")
        #expect(path(two, .stepCenter).description == "M0.0 0.0L5.0 0.0L5.0 10.0L10.0 10.0")
        #expect(path(two, .stepEnd).description == "M0.0 0.0L10.0 0.0L10.0 10.0L10.0 10.0")
    }

    @Test func sectorsFillTheirPartOfTheRing() throws {
        let ring = Ring(center: CGPoint(x: 50, y: 50), outer: 50, inner: 25, inset: 0, corner: 0)
        let quarter = try #require(ring.sector(from: 0, to: .pi / 2))
        #expect(quarter.contains(CGPoint(x: 75, y: 25)))
        #expect(!quarter.contains(CGPoint(x: 55, y: 45)))
        #expect(!quarter.contains(CGPoint(x: 25, y: 25)))
        let whole = try #require(ring.sector(from: 0, to: 2 * .pi))
        #expect(whole.contains(CGPoint(x: 50, y: 90)))
        #expect(!whole.contains(CGPoint(x: 50, y: 50)))
    }

    @Test func insetsKeepTheSidesOfSectorsFree() throws {
        let ring = Ring(center: .zero, outer: 50, inner: 0, inset: 3, corner: 0)
        let quarter = try #require(ring.sector(from: 0, to: .pi / 2))
        #expect(!quarter.contains(CGPoint(x: 2, y: -40)))
        #expect(quarter.contains(CGPoint(x: 4, y: -40)))
    }
}
