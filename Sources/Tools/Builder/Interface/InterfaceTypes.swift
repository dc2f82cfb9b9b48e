import SwiftSyntax

/// The types that an interface declares: which can be made out of nothing, and how.
final class InterfaceTypes: SyntaxVisitor {
    enum Kind: Equatable {
        case structure
        /// With the cases that have no values.
        case enumeration(cases: [String], hasRawValue: Bool)
        /// With the first name it inherits from: its superclass or a protocol.
        case reference(first: String?)
        case actor
        case proto
    }

    private(set) var kinds: [String: Kind] = [:]
    /// The module's own name, as the interface's flags say it.
    let module: String?

    init(_ tree: SourceFileSyntax) {
        let words = tree.leadingTrivia.description.split(whereSeparator: \.isWhitespace)
        module = words.firstIndex(of: "-module-name").flatMap { words.index(after: $0) < words.endIndex ? String(words[$0 + 1]) : nil }
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    /// Whether the module has a type of its own name: then that name before a dot means the type.
    var hidesItsModule: Bool { module.map { kinds[$0] != nil } ?? false }

    /// The last part of a name: `Foo` of `Kit.Foo`.
    static func lastName(_ type: String) -> String {
        let plain = type.prefix { $0 != "<" }
        return String(plain.split(separator: ".").last ?? plain)
    }

    /// The name of a type within the module: `Evaluator.Tag` of `Kit.Evaluator.Tag<Int>`.
    func path(_ type: String) -> String {
        let parts = type.prefix { $0 != "<" }.split(separator: ".").map(String.init)
        return (parts.count > 1 && parts.first == module ? parts.dropFirst() : parts[...]).joined(separator: ".")
    }

    /// The path of a declared or extended type; of the one a member belongs to where the node is none.
    func path(of node: some SyntaxProtocol) -> String {
        var names: [String] = []
        var current = Syntax(node)
        while true {
            if let group = current.asProtocol(DeclGroupSyntax.self), let name = group.declaredName { names.insert(path(name), at: 0) }
            guard let parent = current.parent else { return names.joined(separator: ".") }
            current = parent
        }
    }

    /// Whether a class comes, in the end, from nothing that is not known: then it can be made.
    func canBeMade(_ name: String) -> Bool {
        switch kinds[name] {
        case .structure, .actor: true
        case .reference: superclass(of: name).map { Self.roots.contains(Self.lastName($0)) || canBeMade($0) } ?? true
        default: false
        }
    }

    /// Whether the class overrides the hidden initializer of one above it.
    func overrides(_ name: String) -> Bool { superclass(of: name).map { kinds[$0] != nil } ?? false }

    /// The class above a class. An interface names it first; what the interface does not declare may be a class or a protocol.
    func superclass(of name: String) -> String? {
        guard case .reference(let first?) = kinds[name] else { return nil }
        if let kind = kinds[first] { return kind == .proto ? nil : first }
        let last = Self.lastName(first)
        return Self.protocols.contains(last) || last.hasSuffix("Delegate") || last.hasSuffix("Protocol") ? nil : last
    }

    /// An expression for a value of a type of the interface; nil where none can be made.
    func value(_ type: String) -> String? {
        let name = path(type)
        if case .enumeration(let cases, _) = kinds[name] { return cases.first.map { "\(type).\($0)" } }
        return canBeMade(name) ? "\(type)(\(Self.label): ())" : nil
    }

    /// Of the initializer that makes a type out of nothing.
    static let label = "_unavailableHere"
    /// Superclasses that are made without arguments.
    static let roots: Set = ["NSObject"]
    private static let rawTypes: Set = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "String", "Double", "Float", "Character",
    ]

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        kinds[path(of: node)] = .structure
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        kinds[path(of: node)] = .actor
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        kinds[path(of: node)] = .proto
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let first = node.inheritanceClause?.inheritedTypes.first.map { path($0.type.trimmedDescription) }
        kinds[path(of: node)] = .reference(first: first)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
        let first = node.inheritanceClause?.inheritedTypes.first.map { Self.lastName($0.type.trimmedDescription) }
        kinds[path(of: node)] = .enumeration(
            cases: cases.filter { $0.parameterClause == nil }.map(\.name.text),
            hasRawValue: !cases.isEmpty && first.map(Self.rawTypes.contains) == true)
        return .visitChildren
    }

    private static let protocols: Set = [
        "Sendable", "Hashable", "Equatable", "Comparable", "Codable", "Encodable", "Decodable", "Error", "LocalizedError", "CustomNSError",
        "Identifiable",
        "CustomStringConvertible", "CustomDebugStringConvertible", "ObservableObject", "Observable", "View", "AnyObject", "NSCopying", "NSCoding",
        "NSSecureCoding", "Sequence", "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol", "RawRepresentable", "CaseIterable", "Copyable",
        "Escapable", "Publisher", "Subscription", "Cancellable",
    ]
}
