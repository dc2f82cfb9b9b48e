import Foundation
import Symbols
import Testing
import UIKit

@Suite struct UIImageTests {
    private func image(_ size: CGSize, scale: CGFloat = 1, _ draw: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image(actions: draw)
    }

    /// Left half red, right half blue.
    private var halves: UIImage {
        image(CGSize(width: 8, height: 4)) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 4, y: 0, width: 4, height: 4))
        }
    }

    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
        let pixels = image.cgImage!._pixels
        return Array(pixels.bytes[(y * pixels.width + x) * 4..<(y * pixels.width + x) * 4 + 4])
    }

    @Test func theRendererMakesPixelsAtItsScale() {
        let made = image(CGSize(width: 10, height: 5), scale: 3) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        #expect(made.size == CGSize(width: 10, height: 5))
        #expect(made.cgImage?.width == 30)
        #expect(made.scale == 3)
        #expect(pixel(made, 2, 2) == [0, 0, 0, 255])
        #expect(pixel(made, 3, 3) == [0, 0, 0, 0])
    }

    @Test func roundedCornersAreCutOut() {
        let rounded = image(CGSize(width: 8, height: 4)) { _ in
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 8, height: 4), cornerRadius: 2).addClip()
            halves.draw(in: CGRect(x: 0, y: 0, width: 8, height: 4))
        }
        #expect(pixel(rounded, 0, 0)[3] < 128)
        #expect(pixel(rounded, 3, 1) == [0, 0, 255, 255])
        #expect(pixel(rounded, 4, 1) == [255, 0, 0, 255])
    }

    @Test func orientationTurnsTheImage() {
        let turned = UIImage(cgImage: halves.cgImage!, scale: 1, orientation: .right)
        #expect(turned.size == CGSize(width: 4, height: 8))
        let drawn = image(turned.size) { _ in turned.draw(at: .zero) }
        #expect(pixel(drawn, 1, 1) == [0, 0, 255, 255])
        #expect(pixel(drawn, 1, 6) == [255, 0, 0, 255])
        let mirrored = UIImage(cgImage: halves.cgImage!, scale: 1, orientation: .upMirrored)
        let mirror = image(mirrored.size) { _ in mirrored.draw(at: .zero) }
        #expect(pixel(mirror, 0, 0) == [255, 0, 0, 255])
    }

    @Test func tintingKeepsOpacity() {
        let tinted = image(CGSize(width: 2, height: 1)) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }.withTintColor(.green)
        #expect(pixel(tinted, 0, 0) == [0, 255, 0, 255])
        #expect(pixel(tinted, 1, 0) == [0, 0, 0, 0])
    }

    @Test func theOldContextFunctionsDrawToo() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 2)
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
        let made = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(made.cgImage?.width == 8)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func dataThatIsNoPictureIsNil() {
        #expect(UIImage(data: Data("hello".utf8)) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere/picture.png") == nil)
        #expect(UIImage(named: "no such picture") == nil)
    }

    /// Where no symbols are installed nothing is known of their names.
    @Test(.enabled(if: SymbolLibrary.shared.isInstalled)) func symbolsThatAppleDoesNotHaveAreNil() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "") == nil)
        #expect(UIImage(systemName: "star.fill") != nil)
    }

    @Test func symbolsKeepTheirConfiguration() throws {
        let star = try #require(UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)))
        guard case .symbol(let symbol) = star.withTintColor(.red, renderingMode: .alwaysOriginal)._content else {
            Issue.record("a symbol stays a symbol")
            return
        }
        #expect(symbol.name == "star.fill" && symbol.pointSize == 30 && symbol.weight == .bold)
    }
}
