/// Work of many connections of which each gets its turn: a round takes some of every connection that has any, so that those with little
/// do not wait for those with much.
public struct FairQueue<Work> {
    private struct Line {
        var works: [Work] = []
        var head = 0
        /// Whether its connection is among those that have work.
        var isWaiting = false

        /// Whether it has no turn yet.
        mutating func add(_ work: Work) -> Bool {
            defer { isWaiting = true }
            works.append(work)
            return !isWaiting
        }

        mutating func take(_ count: Int) -> ArraySlice<Work> {
            let end = min(works.count, head + count)
            defer { head = end }
            return works[head..<end]
        }

        /// Forgets what was taken, when it is much.
        mutating func shrink() {
            guard head * 2 > works.count else { return }
            works.removeFirst(head)
            head = 0
        }
    }

    private var lines: [Int: Line] = [:]
    /// Connections that have work, in the order of their turns.
    private var turns: [Int] = []
    private let each: Int
    private let all: Int

    /// - Parameters:
    ///   - each: How much of one connection a round takes.
    ///   - all: After how much a round ends.
    public init(each: Int, all: Int) { (self.each, self.all) = (each, all) }

    public var isEmpty: Bool { turns.isEmpty }

    public mutating func add(_ work: Work, of connection: Int) {
        if lines[connection, default: Line()].add(work) { turns.append(connection) }
    }

    /// Takes a round.
    public mutating func take() -> [Work] {
        guard !turns.isEmpty else { return [] }
        var taken: [Work] = []
        var later: [Int] = []
        var passed = 0
        while passed < turns.count, taken.count < all {
            let connection = turns[passed]
            passed += 1
            guard var line = lines.removeValue(forKey: connection) else { continue }
            taken += line.take(min(each, all - taken.count))
            guard line.head < line.works.count else { continue }
            line.shrink()
            lines[connection] = line
            later.append(connection)
        }
        turns.removeFirst(passed)
        turns += later
        return taken
    }

    /// A connection is over: what it still has is dropped.
    public mutating func forget(_ connection: Int) {
        guard lines.removeValue(forKey: connection) != nil else { return }
        turns.removeAll { $0 == connection }
    }
}
