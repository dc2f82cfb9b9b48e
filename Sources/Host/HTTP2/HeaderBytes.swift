import CHTTP2

/// Header fields one after the other: the numbers of bytes of name and value, four bytes each, then both.
public struct HeaderBytes: Sendable {
    private var bytes: [UInt8] = []
    private(set) var count = 0

    private static let usual = 160
    private static let prefix = 8

    init() { bytes.reserveCapacity(Self.usual) }

    public mutating func add(_ name: String, _ value: String) {
        var (name, value) = (name, value)
        name.withUTF8 { name in
            value.withUTF8 { value in
                withUnsafeBytes(of: (UInt32(name.count), UInt32(value.count))) { bytes.append(contentsOf: $0) }
                bytes.append(contentsOf: name)
                bytes.append(contentsOf: value)
            }
        }
        count += 1
    }

    /// As the library wants them.
    func withBlock<Result>(_ flag: nghttp2_nv_flag, _ body: (UnsafeMutableBufferPointer<nghttp2_nv>) -> Result) -> Result {
        withBytes { Self.with($0, count: count, flag, body) }
    }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { bytes.withUnsafeBytes(body) }
    var byteCount: Int { bytes.count }

    /// Fields that lie one after the other, as the library wants them.
    ///
    /// - Parameter flag: Of each field but the status, which is in the table from the beginning.
    static func with<Result>(
        _ all: UnsafeRawBufferPointer, count: Int, _ flag: nghttp2_nv_flag, _ body: (UnsafeMutableBufferPointer<nghttp2_nv>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: max(1, count)) { block in
            // The library reads the bytes and copies them; its declaration does not say so.
            let start = UnsafeMutablePointer(mutating: all.bindMemory(to: UInt8.self).baseAddress)
            var place = 0
            for number in 0..<count {
                let name = Int(all.loadUnaligned(fromByteOffset: place, as: UInt32.self))
                let value = Int(all.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self))
                let first = start.map { $0 + place + prefix }
                let isStatus = number == 0 && first?.pointee == UInt8(ascii: ":")
                block.initializeElement(
                    at: number,
                    to: nghttp2_nv(
                        name: first, value: first.map { $0 + name }, namelen: name, valuelen: value,
                        flags: UInt8((isStatus ? NGHTTP2_NV_FLAG_NONE : flag).rawValue)))
                place += prefix + name + value
            }
            return body(UnsafeMutableBufferPointer(rebasing: block[..<count]))
        }
    }
}
