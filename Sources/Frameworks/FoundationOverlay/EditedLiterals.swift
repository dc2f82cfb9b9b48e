import Foundation
import IsletModel
import Synchronization

/// Literals of the running program that were edited after it was compiled. Programs built for a preview look each literal up here.
public enum _EditedLiterals {
    private struct State {
        var stamp: Stamp?
        var values: [String: LiteralValue] = [:]
    }

    private struct Stamp: Equatable {
        var inode: UInt
        var seconds: Int
        var nanoseconds: Int
    }

    private static let state = Mutex(State())
    private static let file: String? = {
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
        return (program as NSString).deletingLastPathComponent + "/" + LiteralEdits.fileName
    }()

    /// Reads the edits again where they are others than before.
    public static func reload() {
        guard let file else { return }
        let stamp = stamp(of: file)
        state.withLock { state in
            guard stamp != state.stamp else { return }
            let data = stamp == nil ? nil : FileManager.default.contents(atPath: file)
            let edits = data.flatMap { try? JSONDecoder().decode(LiteralEdits.self, from: $0) }
            state = State(stamp: stamp, values: edits?.values ?? [:])
        }
    }

    private static func stamp(of file: String) -> Stamp? {
        var status = stat()
        guard stat(file, &status) == 0 else { return nil }
        return Stamp(inode: UInt(status.st_ino), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    }

    private static func value(_ key: String) -> LiteralValue? {
        state.withLock { $0.values.isEmpty ? nil : $0.values[key] }
    }

    public static func text(_ key: String) -> String? {
        if case .text(let text)? = value(key) { text } else { nil }
    }

    public static func whole(_ key: String) -> Int? {
        if case .whole(let number)? = value(key) { number } else { nil }
    }

    public static func fraction(_ key: String) -> Double? {
        if case .fraction(let number)? = value(key) { number } else { nil }
    }

    public static func truth(_ key: String) -> Bool? {
        if case .truth(let value)? = value(key) { value } else { nil }
    }

    public static func color(_ key: String) -> String? {
        if case .color(let name)? = value(key) { name } else { nil }
    }
}
