import TestGate
import Testing
import UIKit

/// A picture in a shared folder is read by three presentations while the app replaces it. `ISLET_IMAGE_READS` says how often;
/// `ISLET_IMAGE_READS=100000 ./test --filter SharedImageTests` is the long form.
@Suite(.serialized, .startsPrograms) struct SharedImageTests {
    private static let reads = ProcessInfo.processInfo.environment["ISLET_IMAGE_READS"].flatMap { Int($0) } ?? 300
    private static let readers = 3

    /// What a reader may see: a picture of one size in one colour.
    private struct Sight: Hashable {
        var width, height: Int
        var color: [UInt8]
    }

    /// What the readers saw, and whether the writer is to go on.
    private final class Record: @unchecked Sendable {
        // The lock guards the rest.
        private let lock = NSLock()
        private var seen: [Sight: Int] = [:]
        private var torn = 0
        private var readersLeft: Int
        private var problem: String?

        init(readers: Int) { readersLeft = readers }

        var goesOn: Bool { lock.withLock { readersLeft > 0 } }
        var failure: String? { lock.withLock { problem } }
        var result: (seen: [Sight: Int], torn: Int) { lock.withLock { (seen, torn) } }

        func finishReader() { lock.withLock { readersLeft -= 1 } }
        func fail(_ error: any Error) { lock.withLock { problem = "\(error)" } }
        func add(_ sight: Sight?) {
            lock.withLock {
                if let sight { seen[sight, default: 0] += 1 } else { torn += 1 }
            }
        }
    }

    private static func picture(_ width: Int, _ height: Int, _ color: UIColor) throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: height)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        return try #require(image.pngData())
    }

    /// The picture at the path, or nil where it is none or not of one colour.
    private static func look(at path: String) -> Sight? {
        guard let pixels = UIImage(contentsOfFile: path)?.cgImage?._pixels, pixels.bytes.count == pixels.width * pixels.height * 4 else { return nil }
        let row = pixels.bytes.prefix(pixels.width * 4)
        guard row.dropFirst(4) == row.dropLast(4) else { return nil }
        let isPlain = pixels.bytes.dropFirst(row.count) == pixels.bytes.dropLast(row.count)
        return isPlain ? Sight(width: pixels.width, height: pixels.height, color: Array(row.prefix(4))) : nil
    }

    enum Way { case renamed, atomic }

    /// Puts the picture in the place of another one in a single step.
    private static func put(_ data: Data, at file: URL, _ way: Way) throws {
        let draft = file.deletingLastPathComponent().appendingPathComponent("draft.png")
        switch way {
        case .atomic: try data.write(to: file, options: .atomic)
        case .renamed:
            try data.write(to: draft)
            guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        }
    }

    private static func replace(_ file: URL, by pictures: [Data], _ way: Way, while record: Record) {
        var turns = 0
        do {
            while record.goesOn {
                turns += 1
                try put(pictures[turns % 2], at: file, way)
            }
        } catch {
            record.fail(error)
        }
    }

    @Test(arguments: [Way.renamed, .atomic]) func aReaderNeverSeesHalfAFile(way: Way) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shared image \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("cover.png")
        let pictures = [try Self.picture(24, 24, .red), try Self.picture(60, 40, .blue)]
        try Self.put(pictures[0], at: file, way)
        let record = Record(readers: Self.readers)
        let hasWritten = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            Self.replace(file, by: pictures, way, while: record)
            hasWritten.signal()
        }
        DispatchQueue.concurrentPerform(iterations: Self.readers) { _ in
            for _ in 0..<(Self.reads / Self.readers) { record.add(Self.look(at: file.path)) }
            record.finishReader()
        }
        hasWritten.wait()
        let (seen, torn) = record.result
        #expect(torn == 0)
        #expect(record.failure == nil)
        #expect(seen.values.reduce(0, +) == Self.reads / Self.readers * Self.readers)
        #expect(Set(seen.keys.map(\.width)).isSubset(of: [24, 60]))
        try Self.put(pictures[1], at: file, way)
        #expect(Self.look(at: file.path)?.width == 60)
    }
}
