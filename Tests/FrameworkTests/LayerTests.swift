import CoreGraphics
import QuartzCore
import Testing

@Suite struct LayerTests {
    private func layer(_ frame: CGRect) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        return layer
    }

    @Test func layersAreKeptInTheirOrder() {
        let (root, first, second, third) = (CALayer(), CALayer(), CALayer(), CALayer())
        root.addSublayer(first)
        root.addSublayer(third)
        root.insertSublayer(second, below: third)
        #expect(root.sublayers == [first, second, third])
        root.replaceSublayer(first, with: third)
        #expect(root.sublayers == [third, second] && first.superlayer == nil)
        root.sublayers = [first]
        #expect(root.sublayers == [first] && first.superlayer === root && second.superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil && first.superlayer == nil)
    }

    @Test func placesAreConvertedThroughTheTree() {
        let (root, upper, lower) = (layer(CGRect(x: 5, y: 5, width: 300, height: 300)), CALayer(), layer(CGRect(x: 10, y: 20, width: 50, height: 50)))
        upper.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
        root.addSublayer(upper)
        upper.addSublayer(lower)
        #expect(lower.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 111, y: 22))
        #expect(root.convert(CGPoint(x: 111, y: 22), to: lower) == CGPoint(x: 1, y: 2))
        #expect(lower.convert(lower.bounds, to: root) == CGRect(x: 110, y: 20, width: 50, height: 50))
        upper.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(lower.convert(lower.bounds, to: root) == CGRect(x: 70, y: -10, width: 100, height: 100), "around the middle")
        #expect(root.hitTest(CGPoint(x: 5 + 75, y: 5 + 1)) === lower)
        lower.isHidden = true
        #expect(root.hitTest(CGPoint(x: 5 + 75, y: 5 + 1)) === upper)
        #expect(root.hitTest(CGPoint(x: 5 + 299, y: 5 + 299)) === root && root.hitTest(CGPoint(x: 0, y: 0)) == nil)
    }

    @Test func aPausedLayerStandsInTime() {
        let layer = CALayer()
        let paused = layer.convertTime(100, from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        #expect(layer.convertTime(100, from: nil) == 100 && layer.convertTime(160, from: nil) == 100)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = layer.convertTime(160, from: nil) - paused
        #expect(layer.convertTime(160, from: nil) == 100 && layer.convertTime(100, to: nil) == 160)
    }
}
