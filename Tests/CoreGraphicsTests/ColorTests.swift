import CoreGraphics
import Foundation
import Testing

@Suite struct ColorTests {
    @Test func displayP3BecomesExtendedSRGBAndBack() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let red = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
        let rgba = red._rgba
        #expect(abs(rgba.red - 1.0930) < 0.001)
        #expect(abs(rgba.green + 0.2267) < 0.001)
        let srgb = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let converted = try #require(
            red.converted(to: srgb, intent: .defaultIntent, options: nil)?.converted(to: p3, intent: .defaultIntent, options: nil))
        #expect(zip(try #require(converted.components), [1, 0, 0, 1]).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test func grayHasTwoComponents() {
        let gray = CGColor(gray: 0.25, alpha: 0.5)
        #expect(gray.components == [0.25, 0.5])
        #expect(gray.copy(alpha: 1)?.components == [0.25, 1])
        #expect(gray.colorSpace?.model == .monochrome)
    }

    @Test func unknownSpacesDoNotExist() { #expect(CGColorSpace(name: "lab") == nil) }
}
