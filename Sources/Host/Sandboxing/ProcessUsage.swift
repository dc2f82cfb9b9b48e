import CSandbox
import Foundation
import Glibc

/// What a process and everything it started use, read from `/proc`.
package struct ProcessUsage {
    package var root: pid_t

    package init(root: pid_t) { self.root = root }

    /// The process and its descendants.
    package var processes: [pid_t] {
        var found = [root]
        var next = 0
        while next < found.count, found.count < 1000 {
            found += Self.children(of: found[next])
            next += 1
        }
        return found
    }

    /// Memory that lies in no file, in bytes. What ``privateDirtyBytes(of:)`` counts is at most this; and it takes the kernel no time.
    package func anonymousBytes(of processes: [pid_t]) -> Int {
        processes.reduce(0) { sum, process in
            let pages = (Self.read("/proc/\(process)/statm") ?? "").split(separator: " ").compactMap { Int($0) }
            return pages.count > 2 ? sum + max(0, pages[1] - pages[2]) * Int(getpagesize()) : sum
        }
    }

    /// Memory only these processes have and have written to, in bytes: the closest to a device's footprint. Pages of files do not count, which are
    /// dirty for as long as they are not on the disk, as those of a library that was just built.
    package func privateDirtyBytes(of processes: [pid_t]) -> Int {
        processes.reduce(0) { sum, process in
            guard let text = Self.read("/proc/\(process)/smaps_rollup") else { return sum }
            let lines = text.split(separator: "\n")
            func bytes(_ name: String) -> Int {
                let line = lines.first { $0.hasPrefix(name) }
                return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
            }
            return sum + min(bytes("Private_Dirty:"), bytes("Anonymous:"))
        }
    }

    /// Bytes of files that the processes of a sandbox keep in memory of their own, in `/tmp` and `/dev/shm`.
    package func temporaryBytes(of processes: [pid_t]) -> Int {
        guard let inside = processes.last, inside != root else { return 0 }
        return ["tmp", "dev/shm"].reduce(0) { $0 + max(0, Int(islet_bytes_in_memory_file_system("/proc/\(inside)/root/\($1)"))) }
    }

    /// Bytes the processes have asked the system to write, to whatever.
    package func writtenBytes(by processes: [pid_t]) -> Int {
        processes.reduce(0) { sum, process in
            (Self.read("/proc/\(process)/io") ?? "").split(separator: "\n").reduce(sum) { sum, line in
                let isWriting = line.hasPrefix("wchar:") || line.hasPrefix("write_bytes:")
                return isWriting ? sum + (line.split(separator: " ").last.flatMap { Int($0) } ?? 0) : sum
            }
        }
    }

    /// Seconds its threads were computing or waiting for a processor, so that a busy machine makes no difference.
    package func busySeconds(of processes: [pid_t]) -> Double {
        let nanoseconds = processes.reduce(0.0) { sum, process in
            Self.threads(of: process).reduce(sum) { total, thread in
                guard let text = Self.read("/proc/\(process)/task/\(thread)/schedstat") else { return total }
                return total + text.split(separator: " ").prefix(2).reduce(0) { $0 + (Double($1) ?? 0) }
            }
        }
        return nanoseconds / 1e9
    }

    private static func threads(of process: pid_t) -> [String] {
        guard let folder = opendir("/proc/\(process)/task") else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: entry.pointee.d_name) { $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) } }
            if name.first?.isNumber == true { names.append(name) }
        }
        return names
    }

    private static func children(of process: pid_t) -> [pid_t] {
        threads(of: process).flatMap { thread in
            (read("/proc/\(process)/task/\(thread)/children") ?? "").split(separator: " ").compactMap { pid_t($0) }
        }
    }

    /// A file of `/proc`; nil when the process is gone.
    private static func read(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 8192)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
    }
}
