import Foundation
import IsletModel

/// What a first look at a Swift file tells: its imports, whether it has an entry point and whether that is an app's. Comments and strings are
/// skipped. Conditions (`#if`) are kept with the imports that stand in them; elsewhere they are not looked at.
public struct SourceScan: Sendable, Equatable {
    private struct GuardedImport: Sendable, Hashable {
        let name: String
        /// What has to hold, outermost first.
        let conditions: [String]
    }

    /// Names of the modules that are imported, whatever conditions they stand in.
    public var imports: Set<String> { guarded.reduce(into: plain) { $0.insert($1.name) } }
    private var plain: Set<String> = []
    private var guarded: Set<GuardedImport> = []
    public private(set) var hasMain = false
    /// Whether the entry point is an app: `@main struct Name: App`, or an app delegate.
    public private(set) var declaresApp = false

    public init(_ text: String) {
        var scanner = SwiftWordScanner(text)
        var previous = ""
        var importPending = false
        var isInMainHeader = false
        var conditions = OpenConditions()
        while let word = scanner.next() {
            if importPending {
                if Self.importKinds.contains(word) { continue }
                insert(word, conditions.all)
                importPending = false
            } else if previous == "#", OpenConditions.directives.contains(word) {
                conditions.read(word, scanner.restOfLine())
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

    private mutating func insert(_ name: String, _ conditions: [String]) {
        if conditions.isEmpty { plain.insert(name) } else { guarded.insert(GuardedImport(name: name, conditions: conditions)) }
    }

    /// Names of the modules that are imported where `answers` does not say that a condition fails.
    public func imports(_ answers: (_ imported: String) -> ConditionAnswers) -> Set<String> {
        guarded.reduce(into: plain) { found, item in
            let answers = answers(item.name)
            if item.conditions.allSatisfy({ answers.answer(to: $0) != false }) { found.insert(item.name) }
        }
    }

    /// Of a file; the same content is scanned once.
    public init(contentsOf url: URL) throws {
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw ProjectProblem(
                code: .noSuchFile, file: url.path, message: "the source file cannot be read",
                mend: "Add the file, or take it out of the target")
        }
        self = Self.known.value(of: data, at: url.path) { Self(String(decoding: data, as: UTF8.self)) }
    }

    private static let known = KnownContents<SourceScan>()
    private static let importKinds: Set = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    private static let appProtocols: Set = ["App", "UIApplicationDelegate"]
    private static let entryPoints: Set = ["main", "UIApplicationMain", "NSApplicationMain"]
}

/// The conditions that a place in a file stands in.
private struct OpenConditions {
    static let directives: Set = ["if", "elseif", "else", "endif"]

    private struct Block {
        var condition: String
        /// Those of the branches before.
        var failed: [String] = []
    }

    private var blocks: [Block] = []

    var all: [String] { blocks.flatMap { block in block.failed.map { "!(\($0))" } + (block.condition.isEmpty ? [] : [block.condition]) } }

    mutating func read(_ directive: String, _ condition: String) {
        if directive == "if" { return blocks.append(Block(condition: condition)) }
        guard let last = blocks.popLast(), directive != "endif" else { return }
        blocks.append(Block(condition: directive == "elseif" ? condition : "", failed: last.failed + [last.condition]))
    }
}
