import CoreGraphics
import Foundation
import Testing

@Suite struct ContextTests {
    private func context(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> CGContext {
        CGContext(_topLeft: CGSize(width: width, height: height), scale: scale)
    }

    /// Rows of pixels as letters: R, G, B, W, K for colours, a dot for clear, `?` for anything between.
    private func picture(_ context: CGContext) -> [String] {
        let pixels = context.makeImage()!._pixels
        let bytes = [UInt8](pixels.bytes)
        return (0..<pixels.height).map { y in
            (0..<pixels.width).map { x in
                let at = (y * pixels.width + x) * 4
                switch (bytes[at + 2], bytes[at + 1], bytes[at], bytes[at + 3]) {
                case (255, 0, 0, 255): return "R"
                case (0, 255, 0, 255): return "G"
                case (0, 0, 255, 255): return "B"
                case (255, 255, 255, 255): return "W"
                case (0, 0, 0, 255): return "K"
                case (_, _, _, 0): return "."
                default: return "?"
                }
            }.joined()
        }
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test func fillsWholePixels() {
        let c = context(4, 3)
        c.setFillColor(red)
        c.fill(CGRect(x: 1, y: 1, width: 2, height: 1))
        #expect(picture(c) == ["....", ".RR.", "...."])
    }

    @Test func halfCoveredPixelsAreHalfOpaque() {
        let c = context(2, 1)
        c.setFillColor(red)
        c.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1))
        #expect(c.makeImage()!._pixels.bytes[3] == 128)
    }

    @Test func bitmapContextsHaveTheirOriginBelow() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let c = try #require(
            CGContext(
                data: nil, width: 2, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        c.setFillColor(blue)
        c.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(picture(c) == ["..", "..", "BB"])
    }

    @Test func clipsAndRestores() {
        let c = context(4, 2)
        c.setFillColor(red)
        c.saveGState()
        c.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
        c.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        c.restoreGState()
        c.fill(CGRect(x: 3, y: 1, width: 1, height: 1))
        #expect(picture(c) == ["RR..", "...R"])
    }

    @Test func evenOddFillsLeaveHoles() {
        let c = context(3, 3)
        c.setFillColor(red)
        c.addRect(CGRect(x: 0, y: 0, width: 3, height: 3))
        c.addRect(CGRect(x: 1, y: 1, width: 1, height: 1))
        c.fillPath(using: .evenOdd)
        #expect(picture(c) == ["RRR", "R.R", "RRR"])
    }

    @Test func imagesAreDrawnUprightOrFlipped() throws {
        let c = context(1, 2)
        c.setFillColor(red)
        c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        c.setFillColor(blue)
        c.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        let image = try #require(c.makeImage())
        let up = context(2, 2)
        up._draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2), topAtMinimumY: true)
        up.draw(image, in: CGRect(x: 1, y: 0, width: 1, height: 2))
        #expect(picture(up) == ["RB", "BR"])
    }

    @Test func sourceInKeepsOnlyWhatWasThere() {
        let c = context(2, 1)
        c.setFillColor(red)
        c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        c.setBlendMode(.sourceIn)
        c.setFillColor(blue)
        c.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(picture(c) == ["B."])
    }

    @Test func gradientsRunFromStartToEnd() throws {
        let c = context(3, 1)
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
        c.drawLinearGradient(gradient, start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 2.5, y: 0), options: [])
        #expect(picture(c) == ["R?B"])
    }

    @Test func rawBytesInAnyOrderAreRead() throws {
        let provider = try #require(CGDataProvider(data: Data([255, 0, 0, 255, 0, 0, 255, 255])))
        let image = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
        #expect([UInt8](image._pixels.bytes) == [0, 0, 255, 255, 255, 0, 0, 255])
        #expect(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1))?.width == 1)
        #expect(image.cropping(to: CGRect(x: 5, y: 0, width: 1, height: 1)) == nil)
    }

    private func bitmap(_ data: UnsafeMutableRawPointer?, _ space: CGColorSpace, _ alpha: CGImageAlphaInfo, bytesPerRow: Int = 0) -> CGContext? {
        CGContext(
            data: data, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space, bitmapInfo: alpha.rawValue)
    }

    @Test func drawingWritesToTheMemoryGiven() throws {
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
        defer { bytes.deallocate() }
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: 16)
        let c = try #require(bitmap(bytes, CGColorSpaceCreateDeviceRGB(), .premultipliedLast, bytesPerRow: 8))
        c.setFillColor(red)
        c.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        let drawn = [UInt8](UnsafeRawBufferPointer(start: bytes, count: 16))
        #expect(drawn == [0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0])
        bytes.storeBytes(of: 255, toByteOffset: 10, as: UInt8.self)
        bytes.storeBytes(of: 255, toByteOffset: 11, as: UInt8.self)
        #expect(picture(c) == [".R", "B."])
    }

    @Test func grayAndOpacityContextsKeepOnlyTheirComponent() throws {
        let gray = try #require(bitmap(nil, CGColorSpaceCreateDeviceGray(), .none))
        let opacity = try #require(bitmap(nil, CGColorSpaceCreateDeviceGray(), .alphaOnly))
        for c in [gray, opacity] {
            c.setFillColor(red)
            c.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let row = gray.bytesPerRow
        #expect(gray.data?.load(fromByteOffset: row, as: UInt8.self) == 54)
        #expect(gray.data?.load(fromByteOffset: 0, as: UInt8.self) == 0)
        let first = try #require(gray.makeImage())._pixels.bytes.prefix(4)
        #expect([UInt8](first) == [0, 0, 0, 255])
        #expect(opacity.data?.load(fromByteOffset: row, as: UInt8.self) == 255)
        #expect(opacity.data?.load(fromByteOffset: row + 1, as: UInt8.self) == 0)
    }

    @Test func layoutsThatCannotBeDrawnInGiveNoContext() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        for (alpha, bytesPerRow) in [(CGImageAlphaInfo.last, 0), (.none, 0), (.premultipliedFirst, 4)] {
            #expect(bitmap(nil, space, alpha, bytesPerRow: bytesPerRow) == nil, "\(alpha)")
        }
        let opaque = try #require(bitmap(nil, space, .noneSkipFirst))
        #expect(opaque.alphaInfo == .noneSkipFirst)
    }

    @Test func unsupportedCallsAreNamed() {
        let c = context(1, 1)
        let found = findings {
            c.setShadow(offset: .zero, blur: 2)
            c.setShadow(offset: .zero, blur: 3)
        }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("unsupported-api CGContext.setShadow: ") == true)
    }
}
