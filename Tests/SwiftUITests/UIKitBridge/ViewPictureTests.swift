import Foundation
@testable import SwiftUI
import Testing
@testable import UIKit

/// Pictures that views and layers make of themselves.
@MainActor
@Suite struct ViewPictureTests {
    /// 40 × 20 points: red, with a blue square of 10 points at the left edge.
    private func flag() -> UIView {
        let flag = UIView(frame: CGRect(x: 7, y: 9, width: 40, height: 20))
        flag.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        square.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        flag.addSubview(square)
        return flag
    }

    /// Blue, green, red and alpha at points of a picture that is drawn at one pixel a point.
    private func colors(_ points: [CGPoint], size: CGSize = CGSize(width: 60, height: 40), _ draw: (CGContext) -> Void) throws -> [[UInt8]] {
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        defer { UIGraphicsEndImageContext() }
        draw(try #require(UIGraphicsGetCurrentContext()))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
        let data = try #require(image.dataProvider?.data as Data?)
        return points.map { point in
            let start = Int(point.y) * image.bytesPerRow + Int(point.x) * 4
            return [UInt8](data[start..<(start + 4)])
        }
    }

    private let red: [UInt8] = [0, 0, 255, 255]
    private let blue: [UInt8] = [255, 0, 0, 255]
    private let clear: [UInt8] = [0, 0, 0, 0]

    @Test func aViewIsDrawnIntoTheRectangleItIsGiven() throws {
        let points = [CGPoint(x: 12, y: 12), CGPoint(x: 40, y: 12), CGPoint(x: 2, y: 2), CGPoint(x: 55, y: 35)]
        var isWhole = false
        let colors = try colors(points) { _ in
            isWhole = flag().drawHierarchy(in: CGRect(x: 10, y: 10, width: 40, height: 20), afterScreenUpdates: true)
        }
        #expect(isWhole && colors == [blue, red, clear, clear])
    }

    @Test func theLayerOfAViewIsDrawnAsTheView() throws {
        let flag = flag()
        let colors = try colors([CGPoint(x: 2, y: 2), CGPoint(x: 30, y: 15), CGPoint(x: 50, y: 30)]) { flag.layer.render(in: $0) }
        #expect(colors == [blue, red, clear])
    }

    @Test func aLayerOfItsOwnIsDrawnWithThoseInIt() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 100, y: 100, width: 40, height: 20)
        layer.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
        let inner = CALayer()
        inner.frame = CGRect(x: 20, y: 0, width: 20, height: 20)
        inner.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
        layer.addSublayer(inner)
        let colors = try colors([CGPoint(x: 5, y: 5), CGPoint(x: 30, y: 10), CGPoint(x: 50, y: 30)]) { layer.render(in: $0) }
        #expect(colors == [red, blue, clear])
    }

    @Test func aSnapshotShowsWhatTheViewWasThen() throws {
        let flag = flag()
        let shot = try #require(flag.snapshotView(afterScreenUpdates: false))
        flag.backgroundColor = .clear
        #expect(shot.bounds.size == CGSize(width: 40, height: 20))
        let colors = try colors([CGPoint(x: 30, y: 15)]) { _ in _ = shot.drawHierarchy(in: shot.bounds, afterScreenUpdates: true) }
        #expect(colors == [red])
        #expect(UIView(frame: .zero).snapshotView(afterScreenUpdates: false) == nil)
    }

    @Test func aViewsLayerLiesWhereTheViewDoes() {
        let flag = flag()
        #expect(flag.layer.frame == CGRect(x: 7, y: 9, width: 40, height: 20) && flag.layer.delegate === flag)
        flag.center = CGPoint(x: 100, y: 50)
        flag.bounds.size.width = 20
        #expect(flag.layer.frame == CGRect(x: 90, y: 40, width: 20, height: 20))
    }
}
