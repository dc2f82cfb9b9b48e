import Foundation
import Glibc
import Host

/// Private dirty memory of an idle extension process.
enum MemoryBenchmark {
    private static let goal = Finding.Goal.atMost(8)

    static func run(_ workbench: Workbench) throws -> [Finding] {
        let executable = try workbench.build(workbench.weather).executable
        let process = try ExtensionProcess(workbench.launch(executable))
        let started = try settledMegabytes(of: executable)
        _ = try process.describe()
        let described = try settledMegabytes(of: executable)
        let picture = try MediumPicture()
        _ = try picture.png(picture.snapshot(of: "Weather", from: process, id: 1))
        let drawn = try settledMegabytes(of: executable)
        process.quit()
        return [
            Finding(name: "memory: idle extension before any request", value: started, unit: " MB", goal: goal),
            Finding(name: "memory: idle extension that described itself", value: described, unit: " MB", goal: goal),
            Finding(name: "memory: idle extension after its first picture", value: drawn, unit: " MB"),
        ]
    }

    /// Waits until the figure stands still. Pages of files that were written just now count as dirty until they are on disk.
    private static func settledMegabytes(of executable: URL) throws -> Double {
        sync()
        var last = -1
        for _ in 0..<50 {
            usleep(200_000)
            guard let process = descendants(of: getpid()).first(where: { program(of: $0) == executable.path }) else { continue }
            let now = privateDirtyKilobytes(of: process)
            if now == last { return Double(now) / 1024 }
            last = now
        }
        throw Failure("the extension does not come to rest")
    }

    private static func descendants(of process: pid_t) -> [pid_t] {
        let children = (read("/proc/\(process)/task/\(process)/children")).split(separator: " ").compactMap { pid_t($0) }
        return children + children.flatMap(descendants(of:))
    }

    private static func program(of process: pid_t) -> String {
        URL(fileURLWithPath: "/proc/\(process)/exe").resolvingSymlinksInPath().path
    }

    private static func privateDirtyKilobytes(of process: pid_t) -> Int {
        read("/proc/\(process)/smaps_rollup").split(separator: "\n").filter { $0.hasPrefix("Private_Dirty:") }
            .reduce(0) { $0 + (Int($1.split(separator: " ")[1]) ?? 0) }
    }

    /// A file of a process; empty when the process is gone.
    private static func read(_ path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
