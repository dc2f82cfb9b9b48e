import Foundation

/// Finds size and orientation in the first bytes of a picture. Answers nil where the bytes do not tell.
struct HeaderReader {
    let bytes: [UInt8]

    init(_ head: Data) { bytes = [UInt8](head) }

    func probe(_ format: ImageFormat) -> ImageProbe? {
        let found: ImageProbe? =
            switch format {
            case .png: png
            case .jpeg: jpeg
            case .webp: webp
            case .tiff: tiff(at: 0).flatMap { tags in tags.size.map { probe(.tiff, $0.0, $0.1, tags.orientation) } }
            case .svg: SVGHeader(text: String(decoding: bytes, as: UTF8.self))?.probe
            // Frames of a GIF may be larger than its header says; the library looks at all of them.
            case .heic, .pdf, .gif: nil
            }
        guard let found, found.width > 0, found.height > 0 else { return nil }
        return found
    }

    private func probe(_ format: ImageFormat, _ width: Int, _ height: Int, _ orientation: Int = 1) -> ImageProbe {
        ImageProbe(format: format, width: width, height: height, orientation: (1...8).contains(orientation) ? orientation : 1)
    }

    /// An unsigned number of `count` bytes.
    private func number(_ offset: Int, _ count: Int, littleEndian: Bool = false) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        let slice = bytes[offset..<offset + count]
        return (littleEndian ? Array(slice.reversed()) : Array(slice)).reduce(0) { $0 << 8 | Int($1) }
    }

    private func text(_ offset: Int, _ count: Int) -> String? {
        guard offset + count <= bytes.count else { return nil }
        return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
    }

    private var png: ImageProbe? {
        guard text(12, 4) == "IHDR", let width = number(16, 4), let height = number(20, 4) else { return nil }
        return probe(.png, width, height)
    }

    private var jpeg: ImageProbe? {
        var offset = 2
        var orientation: Int?
        while let marker = number(offset, 2), marker > 0xFF00 {
            if marker == 0xFFFF {
                offset += 1
                continue
            }
            guard let length = number(offset + 2, 2), length >= 2 else { return nil }
            if marker == 0xFFE1, orientation == nil, text(offset + 4, 4) == "Exif" { orientation = tiff(at: offset + 10)?.orientation }
            let isFrame = (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
            if isFrame, let height = number(offset + 5, 2), let width = number(offset + 7, 2) {
                return probe(.jpeg, width, height, orientation ?? 1)
            }
            offset += 2 + length
        }
        return nil
    }

    private var webp: ImageProbe? {
        switch text(12, 4) {
        case "VP8 ":
            guard let width = number(26, 2, littleEndian: true), let height = number(28, 2, littleEndian: true) else { return nil }
            return probe(.webp, width & 0x3FFF, height & 0x3FFF)
        case "VP8L":
            guard let bits = number(21, 4, littleEndian: true) else { return nil }
            return probe(.webp, (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        case "VP8X":
            guard let width = number(24, 3, littleEndian: true), let height = number(27, 3, littleEndian: true) else { return nil }
            return probe(.webp, width + 1, height + 1)
        default: return nil
        }
    }

    private struct Tags {
        var size: (Int, Int)?
        var orientation = 1
    }

    /// The first directory of a TIFF file that starts at `base`.
    private func tiff(at base: Int) -> Tags? {
        guard let order = text(base, 2), order == "II" || order == "MM" else { return nil }
        let little = order == "II"
        guard let directory = number(base + 4, 4, littleEndian: little), let count = number(base + directory, 2, littleEndian: little) else {
            return nil
        }
        var tags = Tags()
        var values: [Int: Int] = [:]
        for index in 0..<min(count, 64) {
            let entry = base + directory + 2 + index * 12
            guard let tag = number(entry, 2, littleEndian: little), let type = number(entry + 2, 2, littleEndian: little) else { break }
            values[tag] = number(entry + 8, type == 3 ? 2 : 4, littleEndian: little)
        }
        if let width = values[256], let height = values[257] { tags.size = (width, height) }
        tags.orientation = values[274] ?? 1
        return tags
    }
}
