import Foundation
import Goldens
import Synchronization

/// Takes the pictures of `record` and `verify` as they are drawn. Those that are as they were recorded are noted, not written.
final class GoldenSink: Sendable {
    /// Where new pictures are written.
    private let drawn: GoldenFolder
    private let recorded: Recorded?
    /// What stands before the path of a picture: the folder of a matrix's cell.
    private let prefix: String
    private let same = Mutex<Set<String>>([])

    /// Pictures that were recorded, and how many variants of each are right.
    struct Recorded: Sendable {
        var folder: GoldenFolder
        var variants: [String: Int]
    }

    init(drawn: GoldenFolder, recorded: Recorded?, prefix: String) {
        self.drawn = drawn
        self.recorded = recorded
        self.prefix = prefix
    }

    /// The pictures that were drawn as they were recorded, by their path.
    var unchanged: Set<String> { same.withLock { $0 } }

    /// Takes a picture with the views in it.
    func take(png: Data, views: Data, path: String) throws {
        let path = prefix + path
        if let recorded, let variants = recorded.variants[path],
            (1...max(variants, 1)).contains(where: { recorded.folder.holds(png: png, views: views, path, variant: $0) })
        {
            same.withLock { _ = $0.insert(path) }
        } else {
            try drawn.write(png: png, views: views, to: path)
        }
    }
}
