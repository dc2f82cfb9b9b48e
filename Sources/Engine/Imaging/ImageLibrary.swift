import CImaging
import Foundation

/// Calls into the picture library and turns its messages into errors.
enum ImageLibrary {
    typealias Call = (IsletImageInput, UnsafeMutablePointer<CChar>) -> Int32

    static func call(_ source: ImageSource, _ body: Call) throws {
        switch source {
        case .file(let path):
            guard FileManager.default.isReadableFile(atPath: path) else {
                throw ImageError(kind: .missing, source: source.label, reason: "the file does not exist or cannot be read")
            }
            try path.withCString { try run(source.label, IsletImageInput(bytes: nil, length: 0, path: $0), body) }
        case .data(let data):
            try data.withUnsafeBytes { bytes in
                try run(source.label, IsletImageInput(bytes: bytes.baseAddress, length: bytes.count, path: nil), body)
            }
        }
    }

    static func run(_ label: String, kind: ImageError.Kind = .damaged, _ body: (UnsafeMutablePointer<CChar>) -> Int32) throws {
        let length = Int(ISLET_IMAGE_ERROR_LENGTH)
        var message = ""
        let failed = withUnsafeTemporaryAllocation(of: CChar.self, capacity: length) { buffer in
            buffer.initialize(repeating: 0)
            guard body(buffer.baseAddress!) != 0 else { return false }
            message = String(cString: buffer.baseAddress!)
            return true
        }
        guard failed else { return }
        let isUnavailable = islet_image_library_is_open() == 0
        throw ImageError(kind: isUnavailable ? .unavailable : kind, source: label, reason: message)
    }

    private static func run(_ label: String, _ input: IsletImageInput, _ body: Call) throws {
        try run(label) { body(input, $0) }
    }

    /// Takes over pixels that the library allocated.
    static func take(_ pixels: IsletPixels) -> PixelImage {
        let bytes = Data(bytes: pixels.bytes, count: pixels.stride * Int(pixels.height))
        islet_image_free(pixels.bytes)
        return PixelImage(width: Int(pixels.width), height: Int(pixels.height), bytes: bytes)
    }
}
