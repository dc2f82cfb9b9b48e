import Foundation

/// A PNG file taken apart.
struct PNGChunks: Equatable {
    struct Chunk: Equatable {
        var name: String
        var content: Data
    }

    /// Content of `IHDR`.
    private(set) var header = Data()
    /// Content of all `IDAT`.
    private(set) var pixels = Data()
    /// What stands between.
    private(set) var others: [Chunk] = []

    static let signature = Data([137, 80, 78, 71, 13, 10, 26, 10])

    init(_ file: Data) throws {
        guard file.starts(with: Self.signature) else { throw FilmError.notPNG }
        var rest = file.dropFirst(Self.signature.count)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard rest.count >= length + 12 else { throw FilmError.notPNG }
            let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            let content = Data(rest.dropFirst(8).prefix(length))
            switch name {
            case "IHDR": header = content
            case "IDAT": pixels += content
            case "IEND": break
            default: others.append(Chunk(name: name, content: content))
            }
            rest = rest.dropFirst(length + 12)
        }
        guard header.count == 13, !pixels.isEmpty else { throw FilmError.notPNG }
    }

    static func chunk(_ name: String, _ content: Data) -> Data {
        func word(_ value: UInt32) -> Data { withUnsafeBytes(of: value.bigEndian) { Data($0) } }
        let body = Data(name.utf8) + content
        return word(UInt32(content.count)) + body + word(checksum(body))
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }

    private static func checksum(_ data: Data) -> UInt32 {
        let table = Self.table
        return ~data.withUnsafeBytes { bytes in
            bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
        }
    }
}
