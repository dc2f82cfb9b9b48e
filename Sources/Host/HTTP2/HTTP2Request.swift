import Foundation

/// A request as a client sent it: its bytes one after the other in one block, so that a service can compare them with those of an earlier
/// request before it makes values of them.
public struct HTTP2Request: Sendable {
    /// Each field's numbers of bytes of name and value, four bytes each, then both; behind them the body.
    private var bytes: [UInt8] = []
    private var pathRange = 0..<0
    private var bodyStart = 0
    /// How many bytes the body had; of a long one only the beginning is kept.
    public internal(set) var bodyCount = 0

    private static let prefix = 8
    /// Most requests fit without the block's growing, and the block is of a size that the system's allocator keeps at hand.
    private static let usual = 968
    private static let pathName = Array(":path".utf8)

    public init() {}

    // MARK: Reading it in

    mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
        if bytes.isEmpty { bytes.reserveCapacity(Self.usual) }
        withUnsafeBytes(of: (UInt32(name.count), UInt32(value.count))) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: name)
        if name.count == Self.pathName.count, name.elementsEqual(Self.pathName) { pathRange = bytes.count..<bytes.count + value.count }
        bytes.append(contentsOf: value)
        bodyStart = bytes.count
    }

    mutating func addBody(_ more: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: more) }

    /// Bytes of the body that are kept.
    var keptCount: Int { bytes.count - bodyStart }

    // MARK: Looking

    /// Calls a function with name and value of each field, pseudo-headers among them, in the order they came.
    public func forEachField(_ body: (_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) -> Void) {
        bytes.withUnsafeBytes { all in
            var place = 0
            while place < bodyStart {
                let name = Int(all.loadUnaligned(fromByteOffset: place, as: UInt32.self))
                let value = Int(all.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self))
                place += Self.prefix
                body(
                    UnsafeRawBufferPointer(rebasing: all[place..<place + name]),
                    UnsafeRawBufferPointer(rebasing: all[place + name..<place + name + value]))
                place += name + value
            }
        }
    }

    public func withPath<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[pathRange])) }
    }

    /// The body, or the beginning of one that is too long.
    public func withBody<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[bodyStart...])) }
    }

    public var body: Data { withBody { Data($0) } }

    public var path: String { withPath { String(decoding: $0, as: UTF8.self) } }

    private var fields: [(name: String, value: String)] {
        var found: [(name: String, value: String)] = []
        forEachField { found.append((String(decoding: $0, as: UTF8.self), String(decoding: $1, as: UTF8.self))) }
        return found
    }

    public var method: String { fields.first { $0.name == ":method" }?.value ?? "" }

    /// In the order they came, names in lower case, without pseudo-headers.
    public var headers: [(name: String, value: String)] { fields.filter { !$0.name.hasPrefix(":") } }
}
