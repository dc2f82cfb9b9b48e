import CHTTP2

/// Headers as the library wants them.
enum HeaderBlock {
    private static let status = ":status"

    static func with<Result>(_ response: HTTP2Response, _ body: (UnsafeMutableBufferPointer<nghttp2_nv>) -> Result) -> Result {
        with([(name: status, value: text(of: response.status))] + response.headers, isRepeated: response.isRepeated, body)
    }

    /// The usual ones need no memory.
    private static func text(of status: Int) -> String { status == 200 ? "200" : String(status) }

    static func with<Result>(
        _ headers: [(name: String, value: String)], isRepeated: Bool = true, _ body: (UnsafeMutableBufferPointer<nghttp2_nv>) -> Result
    ) -> Result {
        let count = headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, count)) { buffer in
            withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: headers.count) { block in
                var place = 0
                for (index, header) in headers.enumerated() {
                    let (name, value) = (write(header.name, buffer, &place), write(header.value, buffer, &place))
                    // Pseudo-headers are in the table from the beginning.
                    let flag = isRepeated || header.name.utf8.first == UInt8(ascii: ":") ? NGHTTP2_NV_FLAG_NONE : NGHTTP2_NV_FLAG_NO_INDEX
                    block.initializeElement(
                        at: index,
                        to: nghttp2_nv(
                            name: name.start, value: value.start, namelen: name.count, valuelen: value.count, flags: UInt8(flag.rawValue)))
                }
                return body(block)
            }
        }
    }

    private static func write(_ text: String, _ buffer: UnsafeMutableBufferPointer<UInt8>, _ place: inout Int)
        -> (start: UnsafeMutablePointer<UInt8>?, count: Int)
    {
        var text = text
        return text.withUTF8 { bytes in
            let rest = UnsafeMutableBufferPointer(rebasing: buffer[place...])
            _ = rest.update(fromContentsOf: bytes)
            place += bytes.count
            return (rest.baseAddress, bytes.count)
        }
    }
}
