import Foundation
import IsletModel
import Observation
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

    /// What bodies are told to have read with a literal: what is made of one stands until the edits are others.
    private final class Edits: Observable, Sendable {
        private let registrar = ObservationRegistrar()
        private var revision: Int { 0 }

        func noteRead() { registrar.access(self, keyPath: \.revision) }
        func change(_ body: () -> Void) { registrar.withMutation(of: self, keyPath: \.revision, body) }
    }

    private static let edits = Edits()
    private static let state = Mutex(State())
    private static let file: String? = {
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
        return (program as NSString).deletingLastPathComponent + "/" + LiteralEdits.fileName
    }()

    /// Reads the edits again where they are others than before. They are written as a whole: without a file that can be read there are none.
    public static func reload() {
        guard let file else { return }
        let stamp = stamp(of: file)
        guard state.withLock({ $0.stamp != stamp }) else { return }
        let data = stamp == nil ? nil : FileManager.default.contents(atPath: file)
        let read = data.flatMap { try? JSONDecoder().decode(LiteralEdits.self, from: $0) }
        edits.change { state.withLock { $0 = State(stamp: stamp, values: read?.values ?? [:]) } }
    }

    private static func stamp(of file: String) -> Stamp? {
        var status = stat()
        guard stat(file, &status) == 0 else { return nil }
        return Stamp(inode: UInt(status.st_ino), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    }

    private static func value(_ key: String) -> LiteralValue? {
        edits.noteRead()
        return state.withLock { $0.values.isEmpty ? nil : $0.values[key] }
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
