import Foundation
import Synchronization

/// Memory of surfaces that are no longer used, so that the next picture need not ask the system for it.
final class SurfacePool: Sendable {
    private struct Block: @unchecked Sendable {
        var memory: UnsafeMutableRawPointer
        var count: Int
    }

    private let blocks = Mutex<[Block]>([])
    private let mostBytes = 64 << 20

    static func allocate(_ count: Int) -> UnsafeMutableRawPointer? { malloc(count) }

    func take(_ count: Int) -> UnsafeMutableRawPointer? {
        blocks.withLock { blocks -> Block? in
            guard let index = blocks.lastIndex(where: { $0.count == count }) else { return nil }
            return blocks.remove(at: index)
        }?.memory
    }

    func giveBack(_ memory: UnsafeMutableRawPointer, _ count: Int) {
        let surplus = blocks.withLock { blocks in
            blocks.append(Block(memory: memory, count: count))
            var total = blocks.reduce(0) { $0 + $1.count }
            var dropped: [Block] = []
            while total > mostBytes || blocks.count > 64 {
                let first = blocks.removeFirst()
                total -= first.count
                dropped.append(first)
            }
            return dropped
        }
        for block in surplus { free(block.memory) }
    }

    deinit {
        blocks.withLock { blocks in
            for block in blocks { free(block.memory) }
        }
    }
}
