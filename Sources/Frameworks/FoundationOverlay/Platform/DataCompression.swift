// - Support: partial: `zlib` as on a device; `lzfse` and `lz4` are written and read as blocks that are not compressed; `lzma` throws.
import Foundation
import zlib

extension NSData {
    public enum CompressionAlgorithm: Int, Sendable {
        case lzfse, lz4, lzma, zlib
    }

    /// The bytes in the form that the system's compression writes. Throws `NSCompressionFailedError` where that cannot be made.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        let data = Data(referencing: self)
        switch algorithm {
        case .zlib: return NSData(data: try Deflate.compressed(data))
        case .lzfse: return NSData(data: PlainBlocks.lzfse.written(data))
        case .lz4: return NSData(data: PlainBlocks.lz4.written(data))
        case .lzma: throw CocoaError(CocoaError.Code(rawValue: PlainBlocks.compressionFailed))
        }
    }

    /// What was compressed. Throws `NSDecompressionFailedError` where the bytes are of another form.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        let data = Data(referencing: self)
        let found: Data? =
            switch algorithm {
            case .zlib: Deflate.decompressed(data)
            case .lzfse: PlainBlocks.lzfse.read(data)
            case .lz4: PlainBlocks.lz4.read(data)
            case .lzma: nil
            }
        guard let found else { throw CocoaError(CocoaError.Code(rawValue: PlainBlocks.decompressionFailed)) }
        return NSData(data: found)
    }
}

/// Streams of blocks with a letter code each, as LZFSE and Apple's LZ4 have them: a block of bytes as they are, and an end.
private struct PlainBlocks {
    static let compressionFailed = 5376
    static let decompressionFailed = 5377

    let plain: String
    let end: String

    static let lzfse = PlainBlocks(plain: "bvx-", end: "bvx$")
    static let lz4 = PlainBlocks(plain: "bv4-", end: "bv4$")

    func written(_ data: Data) -> Data {
        var result = Data()
        if !data.isEmpty {
            result += Data(plain.utf8)
            result += withUnsafeBytes(of: UInt32(data.count).littleEndian) { Data($0) }
            result += data
        }
        return result + Data(end.utf8)
    }

    func read(_ data: Data) -> Data? {
        var rest = data[...]
        var result = Data()
        while rest.count >= 4 {
            let code = Data(rest.prefix(4))
            if code == Data(end.utf8) { return result }
            guard code == Data(plain.utf8), rest.count >= 8 else { return nil }
            let count = rest.dropFirst(4).prefix(4).enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
            guard rest.count >= 8 + count else { return nil }
            result += rest.dropFirst(8).prefix(count)
            rest = rest.dropFirst(8 + count)
        }
        return nil
    }
}

/// DEFLATE without a header (RFC 1951), which Apple's frameworks call zlib.
private enum Deflate {
    static func compressed(_ data: Data) throws -> Data {
        var stream = z_stream()
        let version = ZLIB_VERSION
        guard deflateInit2_(&stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, version, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw CocoaError(CocoaError.Code(rawValue: PlainBlocks.compressionFailed))
        }
        defer { deflateEnd(&stream) }
        guard let result = run(&stream, data, deflate) else { throw CocoaError(CocoaError.Code(rawValue: PlainBlocks.compressionFailed)) }
        return result
    }

    static func decompressed(_ data: Data) -> Data? {
        var stream = z_stream()
        guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        return run(&stream, data, inflate)
    }

    /// nil where the stream does not end.
    private static func run(_ stream: inout z_stream, _ data: Data, _ step: (UnsafeMutablePointer<z_stream>, Int32) -> Int32) -> Data? {
        var input = [UInt8](data)
        var output = [UInt8](repeating: 0, count: 1 << 16)
        var result = Data()
        return input.withUnsafeMutableBufferPointer { bytes in
            stream.next_in = bytes.baseAddress
            stream.avail_in = UInt32(bytes.count)
            while true {
                let (status, left) = output.withUnsafeMutableBufferPointer { room in
                    stream.next_out = room.baseAddress
                    stream.avail_out = UInt32(room.count)
                    return (step(&stream, Z_FINISH), Int(stream.avail_out))
                }
                result += output.prefix(output.count - left)
                if status == Z_STREAM_END { return result }
                guard status == Z_OK || (status == Z_BUF_ERROR && left == 0) else { return nil }
            }
        }
    }
}
