import Foundation
import ProjectReader

/// What happened to the sources.
struct SourceChange {
    /// Paths of files that were saved.
    var files: Set<String> = []
    /// Whether files came or went.
    var isStructural = false
}

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
    /// Names of the files in each folder.
    private var names: [String: Set<String>] = [:]

    init(of targets: [BuildTarget]) { follow(targets) }

    /// Watches the files of these targets from now on, and the folders they lie in.
    mutating func follow(_ targets: [BuildTarget]) {
        let all = targets.flatMap { [$0] + $0.dependencies }
        files = Set(all.flatMap { $0.sources + $0.resources.map(\.url) }.map(\.path))
        folders = Set(files.map { ($0 as NSString).deletingLastPathComponent })
        stamps = look()
        names = Dictionary(uniqueKeysWithValues: folders.map { ($0, Self.names(in: $0)) })
    }

    /// Waits for a change, so long at most; nil where there was none. A file that is still being written is waited for.
    mutating func waitForChange(milliseconds: Int) -> SourceChange? {
        let end = ContinuousClock.now + .milliseconds(milliseconds)
        while ContinuousClock.now < end {
            let old = stamps
            if look() != old {
                waitUntilQuiet()
                return change(since: old)
            }
            usleep(Self.pause)
        }
        return nil
    }

    private mutating func change(since old: [String: Stamp]) -> SourceChange {
        let changed = Set(stamps.keys).union(old.keys).filter { stamps[$0] != old[$0] }
        var result = SourceChange(files: changed.intersection(files))
        result.isStructural = result.files.contains { stamps[$0] == nil }
        for folder in changed.intersection(folders) {
            let now = Self.names(in: folder)
            if now != names[folder] { result.isStructural = true }
            names[folder] = now
        }
        return result
    }

    /// Files that editors hide while they save are none.
    private static func names(in folder: String) -> Set<String> {
        Set(((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") && !$0.hasSuffix("~") })
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
