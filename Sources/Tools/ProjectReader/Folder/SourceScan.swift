import Foundation

/// What a first look at a Swift file tells: its imports, whether it has an entry point and whether that is an app's. Comments and strings are
/// skipped; conditions (`#if`) are not evaluated.
public struct SourceScan: Sendable, Equatable {
    public private(set) var imports: Set<String> = []
    public private(set) var hasMain = false
    /// Whether the entry point is an app: `@main struct Name: App`, or an app delegate.
    public private(set) var declaresApp = false

    public init(_ text: String) {
        var scanner = SwiftWordScanner(text)
        var previous = ""
        var importPending = false
        var isInMainHeader = false
        while let word = scanner.next() {
            if importPending {
                if Self.importKinds.contains(word) { continue }
                imports.insert(word)
                importPending = false
            } else if word == "import", previous != ".", previous != "`" {
                importPending = true
            } else if Self.entryPoints.contains(word), previous == "@" {
                hasMain = true
                isInMainHeader = word == "main"
                declaresApp = declaresApp || word == "UIApplicationMain"
            } else if isInMainHeader {
                declaresApp = declaresApp || Self.appProtocols.contains(word)
                isInMainHeader = word != "{"
            }
            previous = word
        }
    }

    /// Of a file; one that has not changed since is read once.
    public init(contentsOf url: URL) throws {
        let stamp = KnownScans.Stamp(of: url)
        if let known = KnownScans.shared.scan(of: url, stamp) {
            self = known
            return
        }
        try self.init(reading: url)
        KnownScans.shared.keep(self, of: url, stamp)
    }

    private init(reading url: URL) throws {
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw ProjectProblem(
                code: .noSuchFile, file: url.path, message: "the source file cannot be read",
                mend: "Add the file, or take it out of the target")
        }
        self.init(String(decoding: data, as: UTF8.self))
    }

    private static let importKinds: Set = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    private static let appProtocols: Set = ["App", "UIApplicationDelegate"]
    private static let entryPoints: Set = ["main", "UIApplicationMain", "NSApplicationMain"]
}

/// Scans of files, for as long as the program runs: several questions are asked about each.
private final class KnownScans: @unchecked Sendable {
    struct Stamp: Equatable {
        let size: Int
        let date: Date

        /// nil where the file cannot be asked: reading it will say why.
        init?(of url: URL) {
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path), let size = attributes[.size] as? Int,
                let date = attributes[.modificationDate] as? Date
            else { return nil }
            self.size = size
            self.date = date
        }
    }

    static let shared = KnownScans()
    private let lock = NSLock()
    private var scans: [String: (stamp: Stamp, scan: SourceScan)] = [:]

    func scan(of url: URL, _ stamp: Stamp?) -> SourceScan? { lock.withLock { scans[url.path].flatMap { $0.stamp == stamp ? $0.scan : nil } } }

    func keep(_ scan: SourceScan, of url: URL, _ stamp: Stamp?) {
        guard let stamp else { return }
        lock.withLock { scans[url.path] = (stamp, scan) }
    }
}

/// Words and single punctuation marks of Swift text, without comments and string literals.
struct SwiftWordScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func next() -> String? {
        while position < bytes.count {
            let byte = bytes[position]
            if byte <= 32 {
                position += 1
            } else if starts("//") {
                skip(through: "\n")
            } else if starts("/*") {
                skipBlockComment()
            } else if starts("\"\"\"") {
                position += 3
                skip(through: "\"\"\"")
            } else if byte == UInt8(ascii: "\"") {
                skipString()
            } else {
                return word()
            }
        }
        return nil
    }

    private mutating func word() -> String {
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        if position == start { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func starts(_ text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    private mutating func skip(through end: StaticString) {
        while position < bytes.count, !starts(end) { position += 1 }
        position = min(position + end.utf8CodeUnitCount, bytes.count)
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while position < bytes.count {
            if starts("/*") {
                depth += 1
                position += 2
            } else if starts("*/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    private mutating func skipString() {
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != 10 {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position += 1
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: byte >= 0x80
        }
    }
}
