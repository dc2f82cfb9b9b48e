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

    /// Of a file; the same content is scanned once.
    public init(contentsOf url: URL) throws {
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw ProjectProblem(
                code: .noSuchFile, file: url.path, message: "the source file cannot be read",
                mend: "Add the file, or take it out of the target")
        }
        self = KnownScans.shared.scan(of: data, at: url.path) { Self(String(decoding: data, as: UTF8.self)) }
    }

    private static let importKinds: Set = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    private static let appProtocols: Set = ["App", "UIApplicationDelegate"]
    private static let entryPoints: Set = ["main", "UIApplicationMain", "NSApplicationMain"]
}
