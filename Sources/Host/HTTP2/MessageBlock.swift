import Foundation

/// Memory that is written once, from its beginning to its end, and read by another thread: what many requests or answers consist of lies one behind
/// the other in it, so that memory is asked for once for all of them. Whoever writes stays behind what was handed on.
final class MessageBlock: @unchecked Sendable {
    private let memory: UnsafeMutableRawBufferPointer
    private(set) var count = 0

    /// So much that most messages of a round fit.
    private static let usual = 64 * 1024

    /// - Parameter needed: Bytes that have to fit.
    init(for needed: Int) { memory = .allocate(byteCount: max(Self.usual, needed), alignment: 16) }

    deinit { memory.deallocate() }

    func hasRoom(for bytes: Int) -> Bool { memory.count - count >= bytes }

    /// Adds bytes for which there is room; where they begin.
    @discardableResult
    func append(_ bytes: UnsafeRawBufferPointer) -> Int {
        defer { count += bytes.count }
        if let start = bytes.baseAddress, let place = memory.baseAddress { memcpy(place + count, start, bytes.count) }
        return count
    }

    func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[range]) }
}

extension Optional<MessageBlock> {
    /// The block to which so many bytes are added: this one, or a new one.
    mutating func with(roomFor bytes: Int) -> MessageBlock {
        if let block = self, block.hasRoom(for: bytes) { return block }
        let made = MessageBlock(for: bytes)
        self = made
        return made
    }
}
