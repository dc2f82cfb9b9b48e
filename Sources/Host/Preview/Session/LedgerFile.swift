import Foundation

/// The ledger of a session in a file without a name, which is gone when the session is: a device that lives for years in an afternoon has more of
/// it than should be in memory. The latest lines are at hand.
final class LedgerFile {
    private let file: FileHandle?
    /// The latest lines, of which the first is the one behind `older`.
    private var recent: [PreviewLog.Line] = []
    private var older = 0
    /// Where every so many-eth line begins in the file.
    private var places: [UInt64] = []
    private var end: UInt64 = 0

    /// Lines that are at hand, at least, once there are so many.
    static let atHand = 2048
    private static let linesPerPlace = 512

    /// Without a file system that takes it everything stays in memory.
    init(in folder: URL = FileManager.default.temporaryDirectory) {
        let path = folder.appendingPathComponent("islet-ledger-\(UUID().uuidString)").path
        let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        if descriptor >= 0 { unlink(path) }
        file = descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    var count: Int { older + recent.count }
    var linesInMemory: Int { recent.count }

    func append(_ line: PreviewLog.Line) {
        recent.append(line)
        if file != nil, recent.count >= Self.atHand * 2 { moveOld() }
    }

    /// Writes the older half of what is at hand; where that fails it stays.
    private func moveOld() {
        guard let file else { return }
        let moved = recent.prefix(Self.atHand)
        var bytes = Data()
        var begun: [UInt64] = []
        for (index, line) in moved.enumerated() {
            if (older + index) % Self.linesPerPlace == 0 { begun.append(end + UInt64(bytes.count)) }
            bytes.append(SessionReply.encode(line))
            bytes.append(UInt8(ascii: "\n"))
        }
        do {
            try file.seek(toOffset: end)
            try file.write(contentsOf: bytes)
        } catch { return }
        (places, end, older) = (places + begun, end + UInt64(bytes.count), older + moved.count)
        recent.removeFirst(moved.count)
    }

    /// Lines from a place on, the first one being at 0; not more than so many.
    func lines(from first: Int = 0, limit: Int = .max) throws -> [PreviewLog.Line] {
        let range = min(max(0, first), count)..<min(count, max(0, first) + min(limit, count))
        guard !range.isEmpty else { return [] }
        let late = max(range.lowerBound, older)
        let atHand = late < range.upperBound ? recent[late - older..<range.upperBound - older] : []
        guard range.lowerBound < older else { return Array(atHand) }
        return try read(range.lowerBound..<min(older, range.upperBound)) + atHand
    }

    private func read(_ range: Range<Int>) throws -> [PreviewLog.Line] {
        let place = range.lowerBound / Self.linesPerPlace
        let next = (range.upperBound + Self.linesPerPlace - 1) / Self.linesPerPlace
        let stop = next < places.count ? places[next] : end
        try file?.seek(toOffset: places[place])
        let bytes = try file?.read(upToCount: Int(stop - places[place])) ?? Data()
        let skipped = range.lowerBound - place * Self.linesPerPlace
        let decoder = JSONDecoder()
        return try bytes.split(separator: UInt8(ascii: "\n")).dropFirst(skipped).prefix(range.count).map {
            try decoder.decode(PreviewLog.Line.self, from: $0)
        }
    }
}
