import Foundation
import IsletModel

/// What a Swift file declares for other files and what it names, read without parsing it. Conditions (`#if`) are not evaluated.
struct SourceOutline {
    struct Extension {
        /// The first name of the extended type.
        var type: Word
        /// Names after the first, of a type in another.
        var inner: Set<Word> = []
        var conformances: Set<Word> = []
        /// Names of members, and the labels of initializers and subscripts; the type's own name for those without a label.
        var members: Set<Word> = []
    }

    /// Names of types, functions, variables, operators and macros at the top of the file.
    var declared: Set<Word> = []
    /// What types at the top inherit and conform to.
    var inherited: [Word: Set<Word>] = [:]
    var extensions: [Extension] = []
    /// Every name and operator in the file.
    var words: Set<Word> = []
    /// String literals that are one name.
    var strings: Set<Word> = []
    var imports: Set<Word> = []
    /// Whether others may need the file without naming anything in it.
    var isAlwaysNeeded = false

    /// Stands for every operator among the members of an extension.
    static let operatorMember = Word("operator")

    init(_ text: [UInt8]) {
        var reader = OutlineReader(text)
        self = reader.outline()
    }

    /// Of a file; the same content is read once.
    init(of content: Data, at path: String) { self = Self.known.value(of: content, at: path) { Self([UInt8](content)) } }

    fileprivate init() {}

    private static let known = KnownContents<SourceOutline>()
}

/// Follows the braces of a file: declarations at its top and in extensions at its top are for others.
private struct OutlineReader {
    private typealias Token = WordScanner.Token

    private var scanner: WordScanner
    private var token: Token?
    private var previous: Token?
    private var result = SourceOutline()
    private var depth = 0
    /// The extension around the current place.
    private var current: SourceOutline.Extension?

    init(_ text: [UInt8]) { scanner = WordScanner(text) }

    mutating func outline() -> SourceOutline {
        advance()
        while let here = token { read(here) }
        if let current { result.extensions.append(current) }
        result.words = scanner.words
        result.strings = scanner.strings
        return result
    }

    private mutating func advance() {
        previous = token
        token = scanner.next()
    }

    private mutating func read(_ here: Token) {
        switch here {
        case .mark(UInt8(ascii: "{")): depth += 1
        case .mark(UInt8(ascii: "}")):
            depth = max(0, depth - 1)
            if depth == 0, let finished = current {
                result.extensions.append(finished)
                current = nil
            }
        case .word(let word) where previous != .mark(UInt8(ascii: ".")) && (depth == 0 || (depth == 1 && current != nil)):
            if declaration(word) { return }
        default: break
        }
        advance()
    }

    /// Whether anything was read past the word.
    private mutating func declaration(_ word: Word) -> Bool {
        if previous == .mark(UInt8(ascii: "@")) || previous == .mark(UInt8(ascii: "#")) {
            mark(word, isAttribute: previous == .mark(UInt8(ascii: "@")))
            return false
        }
        if word == Keyword.import { return read { $0.importedModule() } }
        if word == Keyword.extension, depth == 0 { return read { $0.extensionHeader() } }
        if Keyword.types.contains(word) { return read { $0.type() } }
        if Keyword.values.contains(word) { return read { $0.value() } }
        if Keyword.others.contains(word) { return read { $0.name() } }
        if Keyword.labelled.contains(word), depth == 1 { return read { $0.labels() } }
        return false
    }

    private mutating func read(_ part: (inout OutlineReader) -> Void) -> Bool {
        advance()
        part(&self)
        return true
    }

    /// What is exported, called from C, or made by a macro at the top of a file has no name here that others would write.
    private mutating func mark(_ word: Word, isAttribute: Bool) {
        guard depth == 0 else { return }
        let isNamed = isAttribute ? !Keyword.reachingAttributes.contains(word) : Keyword.directives.contains(word)
        if !isNamed { result.isAlwaysNeeded = true }
    }

    private mutating func importedModule() {
        while case .word(let word) = token {
            advance()
            guard !Keyword.types.contains(word), !Keyword.values.contains(word), !Keyword.others.contains(word) else { continue }
            result.imports.insert(word)
            return
        }
    }

    private mutating func declare(_ word: Word) {
        if current == nil { result.declared.insert(word) } else { current?.members.insert(word) }
    }

    /// The name of a function, an alias, an operator, …
    private mutating func name() {
        switch token {
        case .word(let word): declare(word)
        case .symbol: declareOperator()
        default: return
        }
        advance()
    }

    /// Operators are used in more ways than names are: by other types, and by operators that are made from them.
    private mutating func declareOperator() {
        if current == nil { result.isAlwaysNeeded = true } else { current?.members.insert(SourceOutline.operatorMember) }
    }

    /// `let a`, or the names of a tuple.
    private mutating func value() {
        if case .word = token { return name() }
        guard token == .mark(UInt8(ascii: "(")) else { return }
        while let here = token, here != .mark(UInt8(ascii: ")")) {
            if case .word(let word) = here { declare(word) }
            advance()
        }
    }

    private mutating func type() {
        guard case .word(let word) = token, !Keyword.isDeclaring(word) else { return }
        declare(word)
        advance()
        let names = inheritedNames()
        if current == nil { result.inherited[word, default: []].formUnion(names) }
    }

    private mutating func extensionHeader() {
        guard case .word(let word) = token else { return }
        advance()
        var inner: Set<Word> = []
        while token == .mark(UInt8(ascii: ".")) {
            advance()
            if case .word(let word) = token { inner.insert(word) }
            advance()
        }
        current = SourceOutline.Extension(type: word, inner: inner, conformances: inheritedNames())
    }

    /// The names after the colon of a type's header, up to its brace or `where`. Attributes are left out.
    private mutating func inheritedNames() -> Set<Word> {
        var names: Set<Word> = []
        var angles = 0
        var isAfterColon = false
        var isInCondition = false
        while let here = token, here != .mark(UInt8(ascii: "{")) {
            switch here {
            case .symbol(_, let change): angles = max(0, angles + change)
            case .mark(UInt8(ascii: ":")) where angles == 0: isAfterColon = true
            case .word(Keyword.where): isInCondition = true
            case .word(let word) where isAfterColon && !isInCondition && angles == 0 && previous != .mark(UInt8(ascii: "@")):
                if !Keyword.inHeaders.contains(word) { names.insert(word) }
            default: break
            }
            advance()
        }
        return names
    }

    /// The labels of an initializer or subscript.
    private mutating func labels() {
        while let here = token, here != .mark(UInt8(ascii: "(")) {
            if here == .mark(UInt8(ascii: "{")) || here == .mark(UInt8(ascii: "}")) { return }
            advance()
        }
        var nesting = 0
        var isAtStart = true
        var names: Set<Word> = []
        repeat {
            switch token {
            case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "{")): nesting += 1
            case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")): nesting -= 1
            case .mark(UInt8(ascii: ",")) where nesting == 1: isAtStart = true
            case .word(let word) where nesting == 1 && isAtStart && previous != .mark(UInt8(ascii: "@")):
                isAtStart = false
                if word != Keyword.blank { names.insert(word) }
            default: break
            }
            advance()
        } while nesting > 0 && token != nil
        if let type = current?.type { current?.members.formUnion(names.isEmpty ? [type] : names) }
    }
}

private enum Keyword {
    static let `import` = Word("import")
    static let `extension` = Word("extension")
    static let `where` = Word("where")
    static let blank = Word("_")
    static let types = words("class struct enum protocol actor")
    static let values = words("var let")
    static let others = words("func typealias macro operator precedencegroup")
    static let labelled = words("init subscript")
    static let inHeaders = words("unchecked retroactive preconcurrency nonisolated any some unsafe")
    static let directives = words("if elseif else endif available unavailable sourceLocation warning error Preview externalMacro selector")
        .union(words("keyPath file fileID line function column"))
    static let reachingAttributes = words("_exported _cdecl _dynamicReplacement _silgen_name cdecl")

    static func isDeclaring(_ word: Word) -> Bool { types.contains(word) || values.contains(word) || others.contains(word) }

    private static func words(_ text: String) -> Set<Word> { Set(text.split(separator: " ").map { Word(String($0)) }) }
}
