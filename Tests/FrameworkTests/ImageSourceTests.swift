import Foundation
import ImageIO
import Testing
import UIKit

@Suite struct ImageSourceTests {
    private func picture() throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        return try #require(image.pngData())
    }

    @Test func aThumbnailIsNoLargerThanAsked() throws {
        let source = try #require(CGImageSourceCreateWithData(picture(), nil))
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
                kCGImageSourceCreateThumbnailWithTransform: true,
            ] as CFDictionary
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect((small.width, small.height) == (10, 5))
        #expect([UInt8](small._pixels.bytes.prefix(4)) == [0, 0, 255, 255])
    }

    @Test func propertiesTellTheSize() throws {
        let source = try #require(CGImageSourceCreateWithData(picture(), nil))
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 40)
        #expect(CGImageSourceGetType(source) == "public.png")
    }

    @Test func imagesSurviveEncoding() throws {
        let image = try #require(UIImage(data: picture(), scale: 2))
        #expect(image.size == CGSize(width: 20, height: 10))
        let jpeg = try #require(image.jpegData(compressionQuality: 0.9))
        #expect(UIImage(data: jpeg)?.cgImage?.width == 40)
        #expect(image.preparingThumbnail(of: CGSize(width: 5, height: 5))?.cgImage?.width == 10)
    }

    @Test func bytesThatAreNoPictureHaveNoImages() throws {
        let source = try #require(CGImageSourceCreateWithData(Data("text".utf8), nil))
        #expect(CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    }
}
