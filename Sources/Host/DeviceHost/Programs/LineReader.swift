import Foundation
import Host

/// Reads a growing log line by line.
package struct LineReader {
    private var read = 0

    package init() {}

    /// The whole lines that have come since the last time.
    package mutating func lines(in log: OutputLog) -> [String] {
        let new = log.data.dropFirst(read)
        guard let end = new.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        let text = new[..<end]
        read += text.count + 1
        return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    }
}
