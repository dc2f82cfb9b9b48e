import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct ImageRendererTests {
    @Test func aViewBecomesAPictureOfItsOwnSize() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
        let bytes = [UInt8](try #require(image.cgImage)._pixels.bytes.prefix(4))
        #expect(bytes[3] == 255 && bytes[2] > 200 && bytes[0] < 100, "red, with alpha: \(bytes)")
    }

    @Test func theOfferedSizeAndTheGroundAreTheProgramsOwn() throws {
        let renderer = ImageRenderer(content: Color.clear)
        #expect(renderer.proposedSize == .unspecified)
        renderer.proposedSize = ProposedViewSize(width: 30, height: 40)
        #expect(renderer.uiImage?.size == CGSize(width: 30, height: 40))
        #expect(try #require(renderer.cgImage)._pixels.bytes.allSatisfy { $0 == 0 })
        renderer.isOpaque = true
        #expect([UInt8](try #require(renderer.cgImage)._pixels.bytes.prefix(4)) == [0, 0, 0, 255])
    }

    @Test func theViewIsDrawnIntoAContext() {
        var drawn = CGSize.zero
        ImageRenderer(content: Text("Hi").font(.title)).render { size, draw in
            drawn = size
            UIGraphicsBeginImageContextWithOptions(size, false, 1)
            if let context = UIGraphicsGetCurrentContext() { draw(context) }
            UIGraphicsEndImageContext()
        }
        #expect(drawn.width > 10 && drawn.height > 20)
    }

    @Test func aPictureIsDrawnByAClosure() {
        let picture = Image(size: CGSize(width: 12, height: 6)) { $0.fill(Path(CGRect(x: 0, y: 0, width: 6, height: 6)), with: .color(.blue)) }
        #expect(archive { picture }.root.first(role: "Image")?.frame.size == CGSize(width: 12, height: 6))
    }
}
