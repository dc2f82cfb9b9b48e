import Foundation
import Glibc

/// What a process and everything it started use, read from `/proc`.
struct ProcessUsage {
    var root: pid_t

    /// The process and its descendants.
    var processes: [pid_t] {
        var found = [root]
        var next = 0
        while next < found.count, found.count < 1000 {
            found += Self.children(of: found[next])
            next += 1
        }
        return found
    }

    /// Memory only these processes have and have written to, in bytes: the closest to a device's footprint.
    var privateDirtyBytes: Int {
        processes.reduce(0) { sum, process in
            guard let text = Self.read("/proc/\(process)/smaps_rollup") else { return sum }
            return sum + text.split(separator: "\n").reduce(0) { total, line in
                guard line.hasPrefix("Private_Dirty:") else { return total }
                return total + (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
            }
        }
    }

    /// Processor time used, in seconds.
    var processorSeconds: Double {
        let ticks = processes.reduce(0) { sum, process in
            guard let text = Self.read("/proc/\(process)/stat"), let end = text.lastIndex(of: ")") else { return sum }
            let fields = text[end...].split(separator: " ")
            guard fields.count > 13, let user = Int(fields[12]), let system = Int(fields[13]) else { return sum }
            return sum + user + system
        }
        return Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    private static func children(of process: pid_t) -> [pid_t] {
        (read("/proc/\(process)/task/\(process)/children") ?? "").split(separator: " ").compactMap { pid_t($0) }
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
