import Foundation
import Imaging
import Testing

@Suite struct ImageLoaderTests {
    @Test func pngKeepsEveryPixel() throws {
        let picture = Pictures.twoHalves()
        #expect(try ImageLoader.load(.data(ImageEncoder.png(picture))) == picture)
    }

    @Test func aFrameOfAGIFThatIsLargerThanThePictureSaysDoesNotTakeGigabytes() throws {
        let header: [UInt8] = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 255, 255, 255]
        let frame: [UInt8] = [0x2C, 0x63, 0x6F, 0x64, 0x69, 0x6E, 0x67, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
        let error = #expect(throws: ImageError.self) { try ImageLoader.load(.data(Data(header + frame)), target: .exactly(width: 16, height: 16)) }
        #expect(error?.kind == .tooLarge)
    }

    @Test func readsAFile() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("imaging-\(ProcessInfo.processInfo.processIdentifier).png")
        defer { try? FileManager.default.removeItem(at: url) }
        try ImageEncoder.png(Pictures.twoHalves()).write(to: url)
        #expect(try ImageLoader.load(.file(path: url.path)) == Pictures.twoHalves())
    }

    @Test func turnsAJPEGUpright() throws {
        let image = try ImageLoader.load(.data(Pictures.jpeg(orientation: 6)))
        #expect(image.size == CGSize(width: 8, height: 16))
        #expect(image.isOpaque)
    }

    @Test func shrinksToTheLongestSideAndNeverEnlargesPixels() throws {
        let png = try ImageEncoder.png(Pictures.twoHalves(width: 80, height: 40))
        #expect(try ImageLoader.load(.data(png), target: .maxPixelSize(20)).size == CGSize(width: 20, height: 10))
        #expect(try ImageLoader.load(.data(png), target: .maxPixelSize(200)).size == CGSize(width: 80, height: 40))
    }

    @Test func drawsVectorPicturesAtTheSizeAskedFor() throws {
        #expect(try ImageLoader.load(.data(Pictures.svg)).size == CGSize(width: 20, height: 10))
        let large = try ImageLoader.load(.data(Pictures.svg), target: .exactly(width: 60, height: 30))
        #expect(large.size == CGSize(width: 60, height: 30))
        #expect(Array(large.bytes.prefix(4)) == [255, 0, 0, 255])
        #expect(try ImageLoader.load(.data(Pictures.svg), target: .scaled(3)).size == CGSize(width: 60, height: 30))
        #expect(try ImageLoader.load(.data(Pictures.pdf), target: .scaled(2)).size == CGSize(width: 60, height: 40))
    }

    @Test func aPageIsTransparentWhereNothingIsDrawn() throws {
        #expect(try ImageLoader.load(.data(Pictures.pdf), target: .scaled(2)).bytes.allSatisfy { $0 == 0 })
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + " [a]")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("page[1].pdf")
        try Pictures.pdf.write(to: file)
        #expect(try ImageLoader.load(.file(path: file.path), target: .scaled(2)).bytes.allSatisfy { $0 == 0 })
    }

    @Test func cropsAndResizes() throws {
        let picture = Pictures.twoHalves()
        let left = try #require(picture.cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2)))
        #expect(left.size == CGSize(width: 4, height: 2))
        #expect(left.isOpaque)
        #expect(picture.cropped(to: CGRect(x: 50, y: 0, width: 4, height: 2)) == nil)
        let small = try left.resized(width: 2, height: 1)
        #expect(Array(small.bytes) == [0, 0, 255, 255, 0, 0, 255, 255])
    }

    @Test func jpegWritesAPictureThatReadsBack() throws {
        let image = try ImageLoader.load(.data(ImageEncoder.jpeg(Pictures.twoHalves(width: 16, height: 16), quality: 1)))
        #expect(image.size == CGSize(width: 16, height: 16))
        #expect(image.bytes[2] > 240)
    }
}
