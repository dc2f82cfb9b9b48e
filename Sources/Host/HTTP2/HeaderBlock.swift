import CHTTP2

/// Headers as the library wants them.
enum HeaderBlock {
    private static let status = ":status"

    static func with<Result>(_ response: HTTP2Response, _ body: (UnsafeMutableBufferPointer<nghttp2_nv>) -> Result) -> Result {
        with(status: text(of: response.status), response.headers, isRepeated: response.isRepeated, body)
    }

    /// The usual ones need no memory.
    private static func text(of status: Int) -> String { status == 200 ? "200" : String(status) }

    /// - Parameter status: What stands before the headers, where they are an answer's.
    static func with<Result>(
        status: String? = nil, _ headers: [(name: String, value: String)], isRepeated: Bool = true,
        _ body: (UnsafeMutableBufferPointer<nghttp2_nv>) -> Result
    ) -> Result {
        var count = status.map { Self.status.utf8.count + $0.utf8.count } ?? 0
        for header in headers { count += header.name.utf8.count + header.value.utf8.count }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, count)) { buffer in
            withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: headers.count + 1) { block in
                var (place, number) = (0, 0)
                if let status {
                    // It is in the table from the beginning.
                    block.initializeElement(at: 0, to: field(Self.status, status, NGHTTP2_NV_FLAG_NONE, buffer, &place))
                    number = 1
                }
                for header in headers {
                    let flag = isRepeated ? NGHTTP2_NV_FLAG_NONE : NGHTTP2_NV_FLAG_NO_INDEX
                    block.initializeElement(at: number, to: field(header.name, header.value, flag, buffer, &place))
                    number += 1
                }
                return body(UnsafeMutableBufferPointer(rebasing: block[..<number]))
            }
        }
    }

    private static func field(
        _ name: String, _ value: String, _ flag: nghttp2_nv_flag, _ buffer: UnsafeMutableBufferPointer<UInt8>, _ place: inout Int
    ) -> nghttp2_nv {
        let (name, value) = (write(name, buffer, &place), write(value, buffer, &place))
        return nghttp2_nv(name: name.start, value: value.start, namelen: name.count, valuelen: value.count, flags: UInt8(flag.rawValue))
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
