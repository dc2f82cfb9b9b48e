import Foundation
import Glibc
import Synchronization

/// The value of a group, or its container, that was looked up last and not found. A program that ends with a trap says so on standard error, so that
/// its host can tell what an unwrapped nil was to be.
enum MissedValue {
    /// How the line begins; the group's and the key's name follow, separated by a tab.
    static let prefix = "islet-missed-value: "
    /// How the line begins where it is about a group's container; the group's name follows.
    static let containerPrefix = "islet-missed-container: "

    private static let capacity = 1024
    /// Allocated before the handler can run, which may not allocate.
    nonisolated(unsafe) private static let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    private static let count = Atomic<Int>(0)

    private static let handlers: Void = {
        bytes.initialize(repeating: 0, count: capacity)
        for number in [SIGILL, SIGTRAP] {
            signal(number) { number in
                _ = write(STDERR_FILENO, MissedValue.bytes, MissedValue.count.load(ordering: .relaxed))
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }()

    /// Notes that a group has no value for a key.
    static func note(_ key: String, in group: String) { keep("\(prefix)\(group)\t\(key)\n") }

    /// Notes that the program has no container of a group.
    static func note(containerOf group: String) { keep("\(containerPrefix)\(group)\n") }

    private static func keep(_ text: String) {
        _ = handlers
        let line = Array(text.utf8.prefix(capacity))
        count.store(0, ordering: .relaxed)
        for (index, byte) in line.enumerated() { bytes[index] = byte }
        count.store(line.count, ordering: .relaxed)
    }

    /// Notes that a value was found.
    static func forget() { count.store(0, ordering: .relaxed) }
}
