import Foundation

/// A picture format, found by the first bytes and not by the file's name.
public enum ImageFormat: String, Hashable, Codable, Sendable {
    case png, jpeg, gif, webp, tiff, heic, pdf, svg

    /// Vector pictures are drawn at the size they are shown.
    public var isVector: Bool { self == .pdf || self == .svg }

    /// The format that `head`, the first bytes of a picture, belongs to.
    public init?(head: Data) {
        let bytes = [UInt8](head.prefix(1024))
        func has(_ prefix: [UInt8], at offset: Int = 0) -> Bool {
            bytes.count >= offset + prefix.count && Array(bytes[offset..<offset + prefix.count]) == prefix
        }
        func has(_ text: String, at offset: Int = 0) -> Bool { has(Array(text.utf8), at: offset) }
        if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if has([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if has("GIF87a") || has("GIF89a") {
            self = .gif
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .webp
        } else if has([0x49, 0x49, 0x2A, 0x00]) || has([0x4D, 0x4D, 0x00, 0x2A]) {
            self = .tiff
        } else if has("ftyp", at: 4), ["heic", "heix", "mif1", "msf1", "heim", "heis", "hevc", "avif"].contains(where: { has($0, at: 8) }) {
            self = .heic
        } else if has("%PDF-") {
            self = .pdf
        } else if Self.looksLikeSVG(bytes) {
            self = .svg
        } else {
            return nil
        }
    }

    private static func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let first = text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), first == "<" else { return false }
        return text.contains("<svg") || text.contains(":svg") || (text.hasPrefix("<?xml") && text.contains("svg"))
    }
}
