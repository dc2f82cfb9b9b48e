/// Blocks of memory that were used and are empty: what one thread takes from the system and another gives back costs both more than what a
/// thread has at hand.
struct SpareMemory {
    private var blocks: [[UInt8]] = []

    private static let mostBlocks = 2048
    /// Bytes; those of long requests are given back.
    private static let mostBytes = 2048

    mutating func add(_ block: [UInt8]) {
        guard block.capacity > 0, block.capacity <= Self.mostBytes, blocks.count < Self.mostBlocks else { return }
        blocks.append(block)
    }

    /// An empty block, which may have room.
    mutating func take() -> [UInt8] { blocks.popLast() ?? [] }
}
