import FoundationOverlay
import Imaging
import UIKit

/// Baseline TIFF 6.0: one strip of uncompressed pixels, eight bits a channel, opacity not multiplied in.
enum TIFFWriter {
    private enum Kind: UInt16 { case short = 3, long }

    private struct Field {
        var tag: UInt16
        var kind: Kind
        var count: UInt32 = 1
        var value: UInt32
    }

    static func data(of image: CGImage) -> Data {
        let pixels = image._pixels.straightRGBA
        let fields = self.fields(width: image.width, height: image.height, bytes: pixels.count)
        var result = Data("II".utf8)
        append(UInt16(42), to: &result)
        append(UInt32(8), to: &result)
        append(UInt16(fields.count), to: &result)
        for field in fields {
            append(field.tag, to: &result)
            append(field.kind.rawValue, to: &result)
            append(field.count, to: &result)
            append(field.value, to: &result)
        }
        append(UInt32(0), to: &result)
        for _ in 0..<4 { append(UInt16(8), to: &result) }
        return result + pixels
    }

    /// Offsets count from the file's beginning: a header of 8 bytes, the fields, four depths of two bytes, the pixels.
    private static func fields(width: Int, height: Int, bytes: Int) -> [Field] {
        let count = 11
        let depths = UInt32(8 + 2 + count * 12 + 4)
        return [
            Field(tag: 256, kind: .long, value: UInt32(width)),
            Field(tag: 257, kind: .long, value: UInt32(height)),
            Field(tag: 258, kind: .short, count: 4, value: depths),
            Field(tag: 259, kind: .short, value: 1),
            Field(tag: 262, kind: .short, value: 2),
            Field(tag: 273, kind: .long, value: depths + 8),
            Field(tag: 277, kind: .short, value: 4),
            Field(tag: 278, kind: .long, value: UInt32(height)),
            Field(tag: 279, kind: .long, value: UInt32(bytes)),
            Field(tag: 284, kind: .short, value: 1),
            Field(tag: 338, kind: .short, value: 2),
        ]
    }

    private static func append<T: FixedWidthInteger>(_ value: T, to data: inout Data) {
        withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
}
