import Foundation
import ProjectReader

/// Notices that a file of the sources was saved, added or removed.
struct SourceWatch {
    private struct Stamp: Hashable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int
    }

    private var folders: Set<String> = []
    private var files: Set<String> = []
    private var stamps: [String: Stamp] = [:]

    init(of targets: [BuildTarget]) { follow(targets) }

    /// Watches the files of these targets from now on, and the folders they lie in.
    mutating func follow(_ targets: [BuildTarget]) {
        let all = targets.flatMap { [$0] + $0.dependencies }
        files = Set(all.flatMap { $0.sources + $0.resources.map(\.url) }.map(\.path))
        folders = Set(files.map { ($0 as NSString).deletingLastPathComponent })
        stamps = look()
    }

    /// Waits for a change, so long at most; answers whether there was one. A file that is still being written is waited for.
    mutating func waitForChange(milliseconds: Int) -> Bool {
        let end = ContinuousClock.now + .milliseconds(milliseconds)
        while ContinuousClock.now < end {
            if look() != stamps {
                waitUntilQuiet()
                return true
            }
            usleep(Self.pause)
        }
        return false
    }

    /// Microseconds between two looks.
    private static let pause: UInt32 = 15_000

    private mutating func waitUntilQuiet() {
        var last = look()
        while true {
            usleep(Self.pause)
            let next = look()
            if next == last { break }
            last = next
        }
        stamps = last
    }

    private func look() -> [String: Stamp] {
        var result: [String: Stamp] = [:]
        for path in folders { result[path] = Self.stamp(path) }
        for path in files { result[path] = Self.stamp(path) }
        return result
    }

    private static func stamp(_ path: String) -> Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Stamp(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: Int(status.st_size))
    }
}
