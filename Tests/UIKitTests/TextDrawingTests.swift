import Foundation
import Testing
import UIKit

@Suite struct TextDrawingTests {
    /// The box around what is drawn into a picture of 60 × 40 points at one pixel a point; nil where nothing is.
    private func drawn(_ draw: () -> Void) throws -> (box: CGRect, color: [UInt8])? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 60, height: 40), false, 1)
        defer { UIGraphicsEndImageContext() }
        draw()
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
        let data = try #require(image.dataProvider?.data as Data?)
        var box = CGRect.null
        var color: [UInt8] = []
        for y in 0..<40 {
            for x in 0..<60 {
                let pixel = [UInt8](data[(y * image.bytesPerRow + x * 4)..<(y * image.bytesPerRow + x * 4 + 4)])
                guard pixel[3] > 128 else { continue }
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
                if pixel[3] == 255 { color = pixel }
            }
        }
        return box.isNull ? nil : (box, color)
    }

    private func text(_ string: String, _ alignment: NSTextAlignment = .natural) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return NSAttributedString(
            string: string, attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: style])
    }

    @Test func textIsDrawnIntoTheCurrentContext() throws {
        let plain = try #require(try drawn { text("H").draw(at: CGPoint(x: 10, y: 5)) })
        #expect(abs(plain.box.minX - 11) <= 1.5 && abs(plain.box.height - 14) <= 1.5)
        #expect(plain.color[2] > 200 && plain.color[1] < 80, "blue, green, red: \(plain.color)")
        #expect(abs(plain.box.minY - 10) <= 2)
    }

    @Test func theParagraphStyleAlignsTextInItsRectangle() throws {
        let rect = CGRect(x: 0, y: 0, width: 60, height: 30)
        let boxes = try [NSTextAlignment.left, .center, .right].map { alignment in
            try #require(try drawn { text("H", alignment).draw(in: rect) }).box
        }
        #expect(boxes[0].minX < 4 && abs(boxes[1].midX - 30) <= 1 && boxes[2].maxX > 56)
    }

    @Test func longTextWrapsInItsRectangle() throws {
        let box = try #require(try drawn { text("H H").draw(in: CGRect(x: 0, y: 0, width: 22, height: 60)) }).box
        #expect(box.maxX <= 22 && box.height > 30)
    }

    @Test func withoutAContextNothingHappens() throws {
        "H".draw(at: .zero)
        let nothing = try drawn {}
        #expect(nothing == nil)
    }
}
