import Foundation

/// A request as a client sent it: its bytes one after the other in one run, so that a service can compare them with those of an earlier
/// request before it makes values of them.
public struct HTTP2Request: Sendable {
    /// Each field's numbers of bytes of name and value, four bytes each, then both; behind them the body.
    private let block: MessageBlock
    private let start: Int
    private let bodyStart: Int
    private let end: Int
    private let pathRange: Range<Int>
    /// How many bytes the body had; of a long one only the beginning is kept.
    public let bodyCount: Int

    fileprivate static let prefix = 8
    fileprivate static let pathName: StaticString = ":path"

    fileprivate init(_ input: borrowing RequestInput, in block: MessageBlock) {
        (self.block, bodyCount) = (block, input.bodyCount)
        start = input.withBytes { block.append($0) }
        bodyStart = start + input.bodyStart
        end = start + input.count
        pathRange = start + input.path.lowerBound..<start + input.path.upperBound
    }

    // MARK: Looking

    /// Calls a function with name and value of each field, pseudo-headers among them, in the order they came.
    public func forEachField(_ body: (_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) -> Void) {
        withExtendedLifetime(block) {
            let all = block.bytes(start..<bodyStart)
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

    public func withPath<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        withExtendedLifetime(block) { body(block.bytes(pathRange)) }
    }

    /// The body, or the beginning of one that is too long.
    public func withBody<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        withExtendedLifetime(block) { body(block.bytes(bodyStart..<end)) }
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

/// A request while it comes in, in memory that its stream keeps for the next one.
struct RequestInput: ~Copyable {
    private var memory: UnsafeMutableRawBufferPointer
    fileprivate private(set) var count = 0
    fileprivate private(set) var path = 0..<0
    fileprivate private(set) var bodyStart = 0
    var bodyCount = 0

    /// Most requests fit without more.
    private static let usual = 1024

    init() { memory = .allocate(byteCount: Self.usual, alignment: 16) }

    deinit { memory.deallocate() }

    /// Bytes of the body that are kept.
    var keptCount: Int { count - bodyStart }
    /// Whether the memory is no more than most requests need.
    var isUsual: Bool { memory.count <= Self.usual * 4 }

    mutating func clear() { (count, path, bodyStart, bodyCount) = (0, 0..<0, 0, 0) }

    private mutating func grow(to needed: Int) {
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: max(needed, memory.count * 2), alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
        memory.deallocate()
        memory = larger
    }

    mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
        let needed = count + HTTP2Request.prefix + name.count + value.count
        if needed > memory.count { grow(to: needed) }
        memory.storeBytes(of: UInt32(name.count), toByteOffset: count, as: UInt32.self)
        memory.storeBytes(of: UInt32(value.count), toByteOffset: count + 4, as: UInt32.self)
        count += HTTP2Request.prefix
        append(UnsafeRawBufferPointer(name))
        if Self.isPath(name) { path = count..<count + value.count }
        append(UnsafeRawBufferPointer(value))
        bodyStart = count
    }

    private static func isPath(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.count == HTTP2Request.pathName.utf8CodeUnitCount, let start = name.baseAddress else { return false }
        return memcmp(start, HTTP2Request.pathName.utf8Start, name.count) == 0
    }

    mutating func addBody(_ more: UnsafeBufferPointer<UInt8>) {
        if count + more.count > memory.count { grow(to: count + more.count) }
        append(UnsafeRawBufferPointer(more))
    }

    /// Adds bytes for which there is room.
    private mutating func append(_ bytes: UnsafeRawBufferPointer) {
        if let start = bytes.baseAddress, let place = memory.baseAddress { memcpy(place + count, start, bytes.count) }
        count += bytes.count
    }

    fileprivate func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        body(UnsafeRawBufferPointer(rebasing: memory[..<count]))
    }

    /// The whole request, in a block that others are in.
    mutating func take(_ block: inout MessageBlock?) -> HTTP2Request {
        let request = HTTP2Request(self, in: block.with(roomFor: count))
        clear()
        return request
    }
}
