import Foundation
import SwiftParser
import SwiftSyntax

/// What the sources say of types whose values are coded: their properties and cases, with the keys they are coded under.
///
/// Files are parsed when a type is looked for that they declare.
public final class CodedTypes {
    public struct Property: Sendable, Equatable {
        public var name: String
        /// What it is coded under.
        public var key: String
        /// As it is written, or as its value says it.
        public var type: String
    }

    public struct Case: Sendable, Equatable {
        public var name: String
        /// The raw value as JSON; nil where cases are no raw values.
        public var raw: String?
        /// Labels and types of its values.
        public var values: [Property] = []
    }

    public struct Description: Sendable, Equatable {
        /// With the types around it: `Ride.ContentState`.
        public var path: String
        public var properties: [Property] = []
        public var cases: [Case] = []
        public var isEnumeration = false
    }

    private let texts: [String: Data]
    private var isParsed: Set<String> = []
    private var known: [String: Description] = [:]
    private var aliases: [String: String] = [:]

    public init(sources: [URL]) {
        texts = Dictionary(sources.map { ($0.path, FileManager.default.contents(atPath: $0.path) ?? Data()) }) { first, _ in first }
    }

    /// The type that a name means inside of another; nil where no source declares it.
    public func description(of type: String, within outer: String = "") -> Description? {
        let name = String(type.prefix { $0 != "<" }).trimmingSpaces
        parse(declaring: name.split(separator: ".").last.map(String.init) ?? name)
        var scope = outer.split(separator: ".").map(String.init)
        while true {
            let path = (scope + [name]).joined(separator: ".")
            if let found = known[path] { return found }
            if let alias = aliases[path], alias != name { return description(of: alias, within: scope.joined(separator: ".")) }
            guard !scope.isEmpty else { break }
            scope.removeLast()
        }
        let inner = known.keys.filter { $0.hasSuffix("." + name) }.sorted()
        return inner.count == 1 ? known[inner[0]] : nil
    }

    private func parse(declaring name: String) {
        let words = ["struct ", "enum ", "class ", "typealias ", "actor "].map { Data("\($0)\(name)".utf8) }
        for (path, text) in texts where !isParsed.contains(path) && words.contains(where: { text.range(of: $0) != nil }) {
            isParsed.insert(path)
            let reader = CodedTypeReader(viewMode: .sourceAccurate)
            reader.walk(Parser.parse(source: String(decoding: text, as: UTF8.self)))
            for found in reader.found where known[found.path] == nil { known[found.path] = found }
            aliases.merge(reader.aliases) { first, _ in first }
        }
    }
}

/// Reads the types a file declares.
private final class CodedTypeReader: SyntaxVisitor {
    private(set) var found: [CodedTypes.Description] = []
    private(set) var aliases: [String: String] = [:]
    private var scope: [String] = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: StructDeclSyntax) { leave(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        scope += names(of: node)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        aliases[(scope + [node.name.text]).joined(separator: ".")] = node.initializer.value.trimmedDescription
        return .skipChildren
    }

    private func names(of node: some DeclGroupSyntax) -> [String] { (node.declaredName ?? "").split(separator: ".").map(String.init) }

    private func leave(_ node: some DeclGroupSyntax) { scope.removeLast(min(scope.count, names(of: node).count)) }

    private func enter(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        scope += names(of: node)
        guard node.declaredName != "CodingKeys" else { return .visitChildren }
        var description = CodedTypes.Description(path: scope.joined(separator: "."))
        let members = node.memberBlock.members.map(\.decl)
        let keys = Self.keys(members)
        if node.is(EnumDeclSyntax.self) {
            description.isEnumeration = true
            let raw = node.inheritedNames.first { Self.rawTypes.contains($0) }
            description.cases = Self.cases(members, raw: raw, keys: keys)
        } else {
            description.properties = members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(Self.properties).compactMap { property in
                var property = property
                if let keys {
                    guard let key = keys[property.name] else { return nil }
                    property.key = key
                }
                return property
            }
        }
        found.append(description)
        return .visitChildren
    }

    private static let rawTypes: Set = [
        "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    ]

    /// The keys of `CodingKeys` by the names of properties; nil where there are none.
    private static func keys(_ members: [DeclSyntax]) -> [String: String]? {
        guard let node = members.lazy.compactMap({ $0.as(EnumDeclSyntax.self) }).first(where: { $0.name.text == "CodingKeys" }) else { return nil }
        let cases = cases(node.memberBlock.members.map(\.decl), raw: "String", keys: nil)
        return Dictionary(cases.map { ($0.name, $0.raw.map { String($0.dropFirst().dropLast()) } ?? $0.name) }) { first, _ in first }
    }

    private static func cases(_ members: [DeclSyntax], raw: String?, keys: [String: String]?) -> [CodedTypes.Case] {
        var next = 0
        return members.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements).map { element in
            let name = element.name.text.filter { $0 != "`" }
            let values = element.parameterClause?.parameters.enumerated().map { index, parameter in
                let label = parameter.firstName?.text ?? "_\(index)"
                return CodedTypes.Property(name: label, key: label == "_" ? "_\(index)" : label, type: parameter.type.trimmedDescription)
            }
            guard let raw else { return CodedTypes.Case(name: keys?[name] ?? name, values: values ?? []) }
            let written = element.rawValue?.value.trimmedDescription
            if raw == "String" { return CodedTypes.Case(name: name, raw: written ?? "\"\(name)\"") }
            if let written, let number = Int(written) { next = number }
            defer { next += 1 }
            return CodedTypes.Case(name: name, raw: written ?? "\(next)")
        }
    }

    /// Stored properties of values; constants that have their value are not decoded.
    private static func properties(of variable: VariableDeclSyntax) -> [CodedTypes.Property] {
        guard !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }) else { return [] }
        var type: String?
        return variable.bindings.reversed().compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.filter({ $0 != "`" }) else { return nil }
            if let written = binding.typeAnnotation?.type.trimmedDescription { type = written }
            if let accessors = binding.accessorBlock, !isObserved(accessors) { return nil }
            return CodedTypes.Property(name: name, key: name, type: type ?? Self.type(of: binding.initializer?.value) ?? "")
        }.reversed()
    }

    private static func isObserved(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let list) = block.accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    private static func type(of value: ExprSyntax?) -> String? {
        switch value?.kind {
        case .stringLiteralExpr: "String"
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .booleanLiteralExpr: "Bool"
        case .functionCallExpr: value?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        default: nil
        }
    }
}
