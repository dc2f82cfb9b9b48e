import Foundation

/// Processes of this machine, as `/proc` lists them.
enum ProcessList {
    struct Entry {
        var identifier: pid_t
        var arguments: [String]
    }

    /// What this process has started and runs.
    static var children: [Entry] { get throws { try running { $0.parent == getpid() } } }

    /// What runs in a process group.
    static func members(ofGroup group: pid_t) throws -> [Entry] { try running { $0.group == group } }

    private static func running(_ isWanted: ((parent: pid_t, group: pid_t)) -> Bool) throws -> [Entry] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }.compactMap { process in
            let fields = (text("/proc/\(process)/stat")?.split(separator: ")").last ?? "").split(separator: " ")
            guard fields.count > 2, fields[0] != "Z", let parent = pid_t(fields[1]), let group = pid_t(fields[2]), isWanted((parent, group)),
                let line = text("/proc/\(process)/cmdline")
            else { return nil }
            return Entry(identifier: process, arguments: line.split(separator: "\0").map(String.init))
        }
    }

    /// Nil where the process has ended meanwhile.
    private static func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
}
