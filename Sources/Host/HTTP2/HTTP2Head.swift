import Foundation

/// The headers of a request as they came: bytes one after the other, so that a service can compare them with those of an earlier request
/// before it makes texts of them.
public struct HTTP2Head: Sendable {
    /// The bytes of `:path`, which differ from request to request.
    public private(set) var path: [UInt8] = []
    /// Each field's numbers of bytes of name and value, four bytes each, then both.
    private var bytes: [UInt8] = []
    private static let prefix = 8
    /// Most requests fit without the block's growing.
    private static let usual = 640

    public init() {}

    mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
        if name.count == Self.pathName.count, name.elementsEqual(Self.pathName) {
            path = Array(value)
            return
        }
        if bytes.isEmpty { bytes.reserveCapacity(Self.usual) }
        withUnsafeBytes(of: (UInt32(name.count), UInt32(value.count))) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: name)
        bytes.append(contentsOf: value)
    }

    private static let pathName = Array(":path".utf8)

    /// Calls a function with name and value of each field but `:path`, in the order they came.
    public func forEach(_ body: (_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) -> Void) {
        bytes.withUnsafeBytes { all in
            var place = 0
            while place < all.count {
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

    /// Names in lower case and values, pseudo-headers among them.
    private var fields: [(name: String, value: String)] {
        var found: [(name: String, value: String)] = []
        forEach { found.append((String(decoding: $0, as: UTF8.self), String(decoding: $1, as: UTF8.self))) }
        return found
    }

    public var method: String { fields.first { $0.name == ":method" }?.value ?? "" }

    /// In the order they came, names in lower case, without pseudo-headers.
    public var headers: [(name: String, value: String)] { fields.filter { !$0.name.hasPrefix(":") } }
}
