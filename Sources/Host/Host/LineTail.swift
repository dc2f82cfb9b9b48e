import Foundation

/// The last lines of a stream, however long the stream is.
struct LineTail {
    private(set) var lines: [String] = []
    private var unfinished = Data()
    private let limit: Int
    private static let longestLine = 4096

    init(limit: Int = 160) { self.limit = limit }

    mutating func append(_ data: Data) {
        var rest = data[...]
        while let newline = rest.firstIndex(of: 10) {
            finish(rest[..<newline])
            rest = rest[rest.index(after: newline)...]
        }
        unfinished.append(rest.prefix(Self.longestLine - min(unfinished.count, Self.longestLine)))
    }

    /// The lines so far, with the last one even where it has no end.
    var all: [String] {
        unfinished.isEmpty ? lines : lines + [String(decoding: unfinished, as: UTF8.self)]
    }

    private mutating func finish(_ tail: Data) {
        let line = (unfinished + tail).prefix(Self.longestLine)
        unfinished = Data()
        lines.append(String(decoding: line, as: UTF8.self))
        if lines.count > limit { lines.removeFirst(lines.count - limit) }
    }
}
