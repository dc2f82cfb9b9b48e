import Foundation
import Sandboxing

/// How much a program's folders have grown since it was started. They are looked through when it has written much, and now and then.
struct DiskWatch {
    private let folders: [URL]
    private let before: Int
    private let root = ProcessUsage(root: 0)
    private var writtenAtLook = 0
    private var nextLook = 0.0

    /// Bytes written after which the folders are looked through again.
    private static let stride = 16 << 20
    /// Seconds between looks at what was not written but taken all the same.
    private static let interval = 2.0

    init(folders: [URL]) {
        self.folders = folders
        before = Self.bytes(in: folders)
    }

    /// Bytes by which the folders have grown; nil where it was not time to look.
    mutating func written(by processes: [pid_t], at time: Double) -> Int? {
        let written = root.writtenBytes(by: processes)
        guard written >= writtenAtLook + Self.stride || time >= nextLook else { return nil }
        (writtenAtLook, nextLook) = (written, time + Self.interval)
        return max(0, Self.bytes(in: folders) - before)
    }

    /// Bytes that files take up on the disk. No link is followed.
    static func bytes(in folders: [URL]) -> Int {
        folders.reduce(0) { $0 + DiskUsage.bytes(in: $1) }
    }
}
