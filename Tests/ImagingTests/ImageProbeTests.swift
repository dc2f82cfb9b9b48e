import Foundation
import Imaging
import Testing

@Suite struct ImageProbeTests {
    @Test func readsSizeOfPNG() throws {
        let probe = try ImageProbe(.data(ImageEncoder.png(Pictures.twoHalves())))
        #expect(probe == ImageProbe(format: .png, width: 8, height: 4))
    }

    @Test func readsSizeAndOrientationOfJPEG() throws {
        let probe = try ImageProbe(.data(Pictures.jpeg(orientation: 6)))
        #expect(probe == ImageProbe(format: .jpeg, width: 16, height: 8, orientation: 6))
        #expect(probe.displaySize == CGSize(width: 8, height: 16))
    }

    @Test func readsSizeOfPDFInPoints() throws {
        #expect(try ImageProbe(.data(Pictures.pdf)) == ImageProbe(format: .pdf, width: 30, height: 20))
    }

    @Test(arguments: [
        (#"<svg width="24" height="12">"#, 24, 12), (#"<svg viewBox="0 0 20 10">"#, 20, 10),
        (#"<?xml version="1.0"?><!-- c --><svg width='10mm' viewBox='0 0 2 1'>"#, 28, 14),
        (#"<svg width="100%" height="100%" viewBox="0,0,16,16">"#, 16, 16), (#"<svg stroke-width="3" width="5px" height="6px">"#, 5, 6),
    ])
    func readsSizeOfSVG(_ text: String, _ width: Int, _ height: Int) throws {
        #expect(try ImageProbe(.data(Data(text.utf8))) == ImageProbe(format: .svg, width: width, height: height))
    }

    @Test func readsHeadersOfGIFAndWebP() throws {
        let screen: [UInt8] = [3, 0, 2, 0, 0x80, 0, 0, 255, 0, 0, 255, 255, 255]
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 3, 0, 2, 0, 0, 2, 4, 0x84, 0x8F, 0x09, 0x05, 0, 0x3B]
        let gif = Data("GIF89a".utf8) + Data(screen + frame)
        #expect(try ImageProbe(.data(gif)) == ImageProbe(format: .gif, width: 3, height: 2))
        let webp = Data("RIFF".utf8) + Data(count: 4) + Data("WEBPVP8X".utf8) + Data([10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0])
        #expect(try ImageProbe(.data(webp)) == ImageProbe(format: .webp, width: 100, height: 50))
    }

    @Test func namesTheFileThatIsMissing() {
        #expect(throws: ImageError(kind: .missing, source: "/nowhere/a.png", reason: "the file cannot be opened")) {
            try ImageProbe(.file(path: "/nowhere/a.png"))
        }
    }
}
