import Foundation
import Imaging

/// Small pictures made for the tests.
enum Pictures {
    /// Left half red, right half transparent green at 50 %.
    static func twoHalves(width: Int = 8, height: Int = 4) -> PixelImage {
        var bytes = Data()
        for _ in 0..<height {
            for x in 0..<width {
                bytes.append(contentsOf: x < width / 2 ? [0, 0, 255, 255] : [0, 128, 0, 128])
            }
        }
        return PixelImage(width: width, height: height, bytes: bytes)
    }

    static let svg = Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#0000ff"/></svg>
        """.utf8)

    /// A one-page PDF of 30 × 20 points without content.
    static let pdf: Data = {
        var text = "%PDF-1.4\n"
        var offsets: [Int] = []
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 30 20] >>",
        ]
        for (index, object) in objects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let table = text.utf8.count
        text += "xref\n0 4\n0000000000 65535 f \n"
        for offset in offsets {
            let digits = String(offset)
            text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
        }
        text += "trailer << /Size 4 /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
        return Data(text.utf8)
    }()

    /// A JPEG with an EXIF block that says it is turned by `orientation`.
    static func jpeg(orientation: UInt8) throws -> Data {
        let plain = try ImageEncoder.jpeg(PixelImage(width: 16, height: 8, bytes: Data(repeating: 200, count: 16 * 8 * 4)), quality: 0.9)
        let exif: [UInt8] =
            [0xFF, 0xE1, 0, 34] + Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [
                0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
            ]
        return plain.prefix(2) + Data(exif) + plain.dropFirst(2)
    }
}
