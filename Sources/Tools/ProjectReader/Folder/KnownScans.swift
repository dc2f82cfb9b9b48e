import Foundation
import Synchronization

/// The last scan of each file, for as long as the program runs: several questions are asked about each file. What counts is the content;
/// times of files are too coarse for edits in quick succession.
final class KnownScans: Sendable {
    private struct Known {
        let content: Int
        let scan: SourceScan
    }

    static let shared = KnownScans()
    private let scans = Mutex<[String: Known]>([:])

    func scan(of content: Data, at path: String, otherwise scan: () -> SourceScan) -> SourceScan {
        let hash = Array(content).hashValue
        if let known = scans.withLock({ $0[path] }), known.content == hash { return known.scan }
        let result = scan()
        scans.withLock { $0[path] = Known(content: hash, scan: result) }
        return result
    }
}
