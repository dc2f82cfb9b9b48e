import CHTTP2

/// Headers as the library wants them.
enum HeaderBlock {
    static func with<Result>(
        status: Int, _ headers: [(name: String, value: String)], _ body: (UnsafeMutableBufferPointer<nghttp2_nv>) -> Result
    ) -> Result {
        with([(name: ":status", value: String(status))] + headers, body)
    }

    static func with<Result>(_ headers: [(name: String, value: String)], _ body: (UnsafeMutableBufferPointer<nghttp2_nv>) -> Result) -> Result {
        var bytes: [UInt8] = []
        var lengths: [(name: Int, value: Int)] = []
        for (name, value) in headers {
            bytes.append(contentsOf: name.utf8)
            bytes.append(contentsOf: value.utf8)
            lengths.append((name.utf8.count, value.utf8.count))
        }
        return bytes.withUnsafeMutableBufferPointer { buffer in
            var position = buffer.baseAddress
            var block: [nghttp2_nv] = lengths.map { length in
                let name = position
                let value = position.map { $0 + length.name }
                position = value.map { $0 + length.value }
                return nghttp2_nv(name: name, value: value, namelen: length.name, valuelen: length.value, flags: UInt8(NGHTTP2_NV_FLAG_NONE.rawValue))
            }
            return block.withUnsafeMutableBufferPointer { body($0) }
        }
    }
}
