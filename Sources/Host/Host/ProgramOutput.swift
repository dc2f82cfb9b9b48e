import Foundation

/// What a program writes, line by line as it comes.
public struct ProgramOutput: Sendable {
    private var output = LineReader()
    private var errors = LineReader()

    public init() {}

    /// Hands over the lines that have come since the last time, and whether they were written to standard error.
    ///
    /// - Parameter isFinal: Nothing more comes: a last line without an end is one, too.
    public mutating func passOn(_ process: ExtensionProcess, isFinal: Bool = false, to take: ([String], Bool) -> Void) {
        let lines = output.lines(in: process.standardOutput, isFinal: isFinal)
        if !lines.isEmpty { take(lines, false) }
        let complaints = errors.lines(in: process.standardError, isFinal: isFinal)
        if !complaints.isEmpty { take(complaints, true) }
    }
}

/// Reads a growing log line by line.
struct LineReader: Sendable {
    private var read = 0
    private var hasToldOfLoss = false

    /// The lines that have come since the last time; where the log is full, a last one that says so.
    mutating func lines(in log: OutputLog, isFinal: Bool = false) -> [String] {
        var lines = wholeLines(in: log, isFinal: isFinal || log.droppedBytes > 0)
        if log.droppedBytes > 0, !hasToldOfLoss {
            hasToldOfLoss = true
            lines.append("… what follows the first \(log.data.count) bytes is left out")
        }
        return lines
    }

    private mutating func wholeLines(in log: OutputLog, isFinal: Bool) -> [String] {
        let new = log.data.dropFirst(read)
        let end = new.lastIndex(of: UInt8(ascii: "\n"))
        guard let end = isFinal && !new.isEmpty && end != new.indices.last ? new.endIndex : end else { return [] }
        let text = new[..<end]
        read += text.count + (end == new.endIndex ? 0 : 1)
        return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    }
}
