/// Writes a stub as a Swift source, and knows what each of its lines declares.
struct StubWriter {
    /// What a line of the source stands for.
    struct Line: Hashable {
        var type: String
        /// The place among the type's members; nil for the type itself.
        var member: Int?
    }

    let module: StubModule
    /// Where places are shown from.
    let root: String
    /// Whether somebody is to edit it. What a build makes for itself says at its places that it is not there.
    let isForEditing: Bool
    private let values: StubValues
    private(set) var lines: [Line?] = []
    private(set) var rows: [String] = []

    init(_ module: StubModule, root: String, isForEditing: Bool) {
        self.module = module
        self.isForEditing = isForEditing
        self.root = root.hasSuffix("/") ? root : root + "/"
        values = StubValues(module: module)
        write()
    }

    var text: String { rows.joined(separator: "\n") + "\n" }

    private mutating func add(_ row: String, _ line: Line? = nil) {
        rows.append(row)
        lines.append(line)
    }

    private mutating func write() {
        add("// A stub of \(module.name), written from how the project uses it: nothing here does anything.")
        add("// Edit it to say what the module does; the places beside each declaration are where the project uses it.")
        add("")
        for name in module.imports.sorted() { add("import \(name)") }
        for name in module.exports.sorted() { add("@_exported import \(name)") }
        for index in module.types.indices where isOutermost(module.types[index]) {
            add("")
            write(module.types[index], depth: 0)
        }
        let body = rows.joined(separator: "\n")
        for row in Self.support(body, hasFoundation: module.imports.contains("Foundation")) { add(row) }
    }

    private func isOutermost(_ type: StubType) -> Bool { outer(of: type) == nil }

    /// The type that another is declared in.
    private func outer(of type: StubType) -> String? {
        guard type.kind != .foreign, let dot = type.name.lastIndex(of: ".") else { return nil }
        let name = String(type.name[..<dot])
        return module.index(of: name) == nil ? nil : name
    }

    private func comment(_ places: Set<StubPlace>) -> String {
        guard !places.isEmpty else { return "" }
        let shown = places.sorted().prefix(Self.mostPlaces).map {
            "\($0.file.hasPrefix(root) ? String($0.file.dropFirst(root.count)) : $0.file):\($0.line)"
        }
        let more = places.count > Self.mostPlaces ? " and \(places.count - Self.mostPlaces) more" : ""
        return shown.joined(separator: ", ") + more
    }

    private static let mostPlaces = 4

    private mutating func write(_ type: StubType, depth: Int) {
        let margin = String(repeating: "    ", count: depth)
        let places = comment(type.places)
        if type.isUnknown { add(margin + "// The project does not say what this is.") }
        if !places.isEmpty { add(margin + "// " + places) }
        guard !type.name.isEmpty else {
            for (index, member) in type.members.enumerated() { write(member, index, of: type, margin) }
            return
        }
        if let alias = type.alias {
            add(margin + "public typealias \(type.lastName) = \(alias)", Line(type: type.name))
            return
        }
        if type.kind == .proto {
            add(margin + "public protocol \(type.lastName) {}", Line(type: type.name))
            if let name = StubValues.conforming(type) {
                add(margin + "public struct \(name): \(type.lastName) { public init() {} }", Line(type: type.name))
            }
        }
        add(margin + header(of: type) + " {", Line(type: type.name))
        for row in hidden(of: type) { add(margin + "    " + row, Line(type: type.name)) }
        for (index, member) in type.members.enumerated() { write(member, index, of: type, margin + "    ") }
        for inner in module.types where outer(of: inner) == type.name { write(inner, depth: depth + 1) }
        add(margin + "}", Line(type: type.name))
    }
}

// MARK: - Types

extension StubWriter {
    static func genericNames(_ count: Int) -> [String] { count == 1 ? ["Value"] : (0..<count).map { "Value\($0 + 1)" } }

    private func header(of type: StubType) -> String {
        let parameters = type.generics > 0 ? "<" + Self.genericNames(type.generics).joined(separator: ", ") + ">" : ""
        let name = (outer(of: type) == nil ? type.name : type.lastName) + parameters
        switch type.kind {
        case .foreign: return "extension \(type.name)" + (type.conformances.isEmpty ? "" : ": " + type.conformances.sorted().joined(separator: ", "))
        case .proto: return "extension \(name)"
        case .propertyWrapper: return "@propertyWrapper public struct \(name)" + (showsViews ? ": DynamicProperty" : "")
        case .resultBuilder: return "@resultBuilder public struct \(name)"
        case .globalActor: return "@globalActor public actor \(name)"
        case .reference: return "open class \(name)" + inherited(type, plain: [])
        case .structure:
            let plain = type.isView ? [] : ["Hashable", "Codable", "Sendable"]
            return "public \(type.isEnumeration ? "enum" : "struct") \(name)"
                + inherited(
                    type, plain: (canBeCompared(type) ? plain : ["@unchecked Sendable"]) + (isSilent(type) ? ["CustomStringConvertible"] : []))
        }
    }

    /// Whether a value of the type is nothing in a text that it is written into.
    private func isSilent(_ type: StubType) -> Bool {
        type.isUnknown && !type.isView && !type.isEnumeration && !type.members.contains { $0.name == "description" }
    }

    private var showsViews: Bool { module.imports.contains("SwiftUI") }

    private func inherited(_ type: StubType, plain: [String]) -> String {
        let known = ["Hashable": ["Equatable"], "Codable": ["Encodable", "Decodable"]].filter { plain.contains($0.key) }.flatMap(\.value)
        var names = type.conformances.subtracting(plain).subtracting(known).sorted()
        if type.kind == .reference {
            let superclasses = ["UIResponder", "NSObject"].filter(names.contains).prefix(1)
            names = names.filter { !["UIResponder", "NSObject"].contains($0) }
            return ": " + (superclasses + names + ["@unchecked Sendable"]).joined(separator: ", ")
        }
        names = plain + names
        return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
    }

    /// Whether the compiler makes the members that `Hashable` and `Codable` ask for.
    private func canBeCompared(_ type: StubType) -> Bool {
        guard !type.isView, !keepsContent(type) else { return type.isView }
        guard type.isEnumeration else { return true }
        return type.members.filter { $0.kind == .enumCase }.flatMap(\.parameters).allSatisfy { isPlain($0.type) }
    }

    private func isPlain(_ type: String) -> Bool {
        StubTypeName.words(type).allSatisfy { word in
            Self.plainTypes.contains(word) || module.types.contains { $0.lastName == word && $0.kind == .structure && !$0.isView && $0.generics == 0 }
        }
    }

    private static let plainTypes: Set = ["String", "Int", "Double", "Float", "Bool", "Date", "URL", "UUID", "Data", "CGFloat", "Set", "Array"]

    /// Whether a view shows what it is given.
    private func keepsContent(_ type: StubType) -> Bool {
        type.isView && type.members.contains { $0.kind == .initializer && content(of: $0) != nil }
    }

    /// The closure of an initializer whose views are shown.
    private func content(of member: StubMember) -> StubParameter? {
        let builders = member.parameters.filter { $0.isViewBuilder && $0.type.hasPrefix("() ->") }
        return builders.first { $0.label == "content" } ?? builders.last
    }

    /// What makes a value of the type for other declarations of the stub, and what protocols ask for.
    private func hidden(of type: StubType) -> [String] {
        switch type.kind {
        case .foreign, .proto: return []
        case .globalActor: return ["public static let shared = \(type.lastName)()"]
        case .resultBuilder:
            return [
                "public static func buildBlock<each Part>(_ parts: repeat each Part) -> [Any] { [] }",
                "public static func buildOptional(_ part: [Any]?) -> [Any] { [] }",
                "public static func buildEither(first part: [Any]) -> [Any] { [] }",
                "public static func buildEither(second part: [Any]) -> [Any] { [] }",
                "public static func buildArray(_ parts: [[Any]]) -> [Any] { [] }",
            ]
        case .propertyWrapper:
            let name = Self.genericNames(1)[0]
            var rows = [
                "private final class Kept { var value: \(name)? }", "private let kept = Kept()", "public var wrappedValue: \(name) {",
                "    get { kept.value ?? stubValue(\"\(module.name).\(type.name)\") }", "    nonmutating set { kept.value = newValue }", "}",
            ]
            if showsViews { rows.append("public var projectedValue: Binding<\(name)> { Binding { wrappedValue } set: { wrappedValue = $0 } }") }
            if !type.members.contains(where: { $0.kind == .initializer && $0.parameters.isEmpty }) { rows.append("public init() {}") }
            return rows
        case .reference:
            let isObject = isObject(type)
            var rows = ["init(stub: ()) {" + (isObject ? " super.init() " : "") + "}"]
            // Classes of the project that inherit from it are made with it.
            if !type.members.contains(where: { $0.kind == .initializer && $0.parameters.isEmpty }) {
                rows.append(isObject ? "public override init() { super.init() }" : "public init() {}")
            }
            return rows + asked(of: type)
        case .structure: return made(of: type) + (isSilent(type) ? ["public var description: String { \"\" }"] : []) + asked(of: type)
        }
    }

    private func made(of type: StubType) -> [String] {
        if type.isEnumeration { return type.absentCase.map { ["case \($0)"] } ?? [] }
        guard type.namesConstants else { return ["init(stub: ()) {}"] }
        return ["private var stubName = \"\"", "init(stub: ()) {}", "init(stub name: String) { stubName = name }"]
    }

    /// What a view shows of which nothing is known.
    private func absence(of type: StubType) -> String {
        isForEditing ? "EmptyView()" : ErrorPlaces.absenceText(type.name)
    }

    /// Whether a class is one of Objective-C's.
    private func isObject(_ type: StubType) -> Bool { !type.conformances.isDisjoint(with: ["NSObject", "UIResponder"]) }

    private func asked(of type: StubType) -> [String] {
        var rows: [String] = []
        if type.isView {
            if keepsContent(type) {
                rows.append("private var shown = AnyView(EmptyView())")
                rows.append("public var body: some View { shown }")
            } else {
                rows.append("public var body: some View { \(absence(of: type)) }")
            }
        }
        if type.conformances.contains("ViewModifier") { rows.append("public func body(content: Content) -> some View { content }") }
        if type.conformances.contains("ButtonStyle") || type.conformances.contains("LabelStyle") || type.conformances.contains("ToggleStyle") {
            rows.append("public func makeBody(configuration: Configuration) -> some View { EmptyView() }")
        }
        if type.conformances.contains("Identifiable"), !type.members.contains(where: { $0.name == "id" }) {
            rows.append("public var id: String { \"\" }")
        }
        if type.conformances.contains("LocalizedError") { rows.append("public var errorDescription: String? { nil }") }
        if type.conformances.contains("CustomStringConvertible"), !type.members.contains(where: { $0.name == "description" }) {
            rows.append("public var description: String { \"\" }")
        }
        if type.conformances.contains("Comparable") { rows.append("public static func < (first: Self, second: Self) -> Bool { false }") }
        return rows
    }
}

// MARK: - Members

extension StubWriter {
    private mutating func write(_ member: StubMember, _ index: Int, of type: StubType, _ margin: String) {
        let places = comment(member.places)
        let line = Line(type: type.name, member: index)
        if !places.isEmpty { add(margin + "// " + places) }
        for row in declaration(of: member, in: type) { add(margin + row, line) }
    }

    private func declaration(of member: StubMember, in type: StubType) -> [String] {
        let access = type.kind == .proto || type.name.isEmpty ? "public " : member.isOpen ? "open " : "public "
        let isStatic = member.isStatic && !type.name.isEmpty
        let word = isStatic ? (type.kind == .reference ? "class " : "static ") : ""
        let path = type.name.isEmpty ? member.name : "\(type.name).\(member.name)"
        switch member.kind {
        case .enumCase: return [enumCase(member, of: type)]
        case .property:
            let value = value(of: member, path: path, type: type)
            let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
            if !effects.isEmpty { return ["\(access)\(word)var \(name(member.name)): \(member.result) { get\(effects) { \(value) } }"] }
            if member.result == "some View" { return ["\(access)\(word)var \(name(member.name)): \(member.result) { \(value) }"] }
            // Of Apple's types nobody says here which are classes, where the word is none.
            let setter = [.reference, .foreign].contains(type.kind) || type.name.isEmpty || isStatic ? "set {}" : "nonmutating set {}"
            return ["\(access)\(word)var \(name(member.name)): \(member.result) { get { \(value) } \(setter) }"]
        case .subscript:
            return ["\(access)\(word)subscript\(clause(member)) -> \(member.result) { get { \(value(of: member, path: path, type: type)) } set {} }"]
        case .function: return [function(member, access: access + word, path: path, type: type)]
        case .initializer: return [initializer(member, of: type)]
        }
    }

    private func enumCase(_ member: StubMember, of type: StubType) -> String {
        if type.isEnumeration {
            let values = member.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type }
            return "case \(name(member.name))" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        }
        let word = type.kind == .reference ? "class" : "static"
        let own = type.lastName + (type.generics > 0 ? "<\(Self.genericNames(type.generics).joined(separator: ", "))>" : "")
        let made =
            type.kind == .foreign
            ? "stubValue(\"\(type.name).\(member.name)\")" : "\(own)(stub: \(type.namesConstants ? "\"\(member.name)\"" : "()"))"
        if member.parameters.isEmpty { return "public \(word) var \(name(member.name)): \(own) { \(made) }" }
        return "public \(word) func \(name(member.name))\(clause(member)) -> \(own) { \(made) }"
    }

    private func function(_ member: StubMember, access: String, path: String, type: StubType) -> String {
        let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
        let result = member.result == "Void" ? "" : " -> \(member.result)"
        let generics = member.generics.isEmpty ? "" : "<\(member.generics.joined(separator: ", "))>"
        let body =
            member.isThrowing
            ? "throw StubError(name: \"\(module.name).\(path)\")"
            : answered(member, of: type, with: member.result == "Void" ? notice(path) : value(of: member, path: path, type: type))
        if let changed = changedView(member, of: type) {
            return "@ViewBuilder \(access)func \(name(member.name))\(generics)\(clause(member))\(result) { \(changed) }"
        }
        let discardable = member.result == "Void" || member.result == "some View" ? "" : "@discardableResult "
        return "\(discardable)\(access)func \(name(member.name))\(generics)\(clause(member))\(effects)\(result) {\(body.isEmpty ? "" : " \(body) ")}"
    }

    /// The view that a modifier's closures give: by a condition or a value that may be missing where it is given one; nil where it has none.
    private func changedView(_ member: StubMember, of type: StubType) -> String? {
        let names = zip(innerNames(member), member.parameters)
        let changes = names.filter { $0.1.changesView }
        guard type.isViewProtocol, member.result == "some View", let change = changes.first else { return nil }
        let other = changes.dropFirst().first.map { "\(name($0.0))(self)" } ?? "self"
        let inner = name(change.0)
        if let wrapped = names.first(where: { $0.1.type == StubShapeReader.wrapped + "?" }) {
            return "if let value = \(name(wrapped.0)) { \(inner)(self, value) } else { \(other) }"
        }
        guard let condition = names.first(where: { $0.1.type == "Bool" }) else { return "\(inner)(self)" }
        return "if \(name(condition.0)) { \(inner)(self) } else { \(other) }"
    }

    /// A body, and before it the call of a closure that somebody waits for.
    private func answered(_ member: StubMember, of type: StubType, with body: String) -> String {
        guard !isForEditing, type.kind != .foreign, !type.isView else { return body }
        let names = innerNames(member)
        guard let call = StubAnswer(values: values).call(of: member, named: { name(names[$0]) }) else { return body }
        return member.result == "Void" ? "\(body); \(call)" : "\(call); return \(body)"
    }

    /// What a function without a result does.
    private func notice(_ path: String) -> String { isForEditing ? "" : "print(\"\(module.name).\(path) is not available here, and did nothing\")" }

    private func initializer(_ member: StubMember, of type: StubType) -> String {
        let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
        let generics = member.generics.isEmpty ? "" : "<\(member.generics.joined(separator: ", "))>"
        if type.kind == .foreign, let extended = StubExtendedType.named(type.name) {
            return self.initializer(member, of: type, extended, generics, effects)
        }
        var body: [String] = []
        if keepsContent(type), let shown = content(of: member) { body.append("shown = AnyView(\(shown.label ?? Self.inner)())") }
        if type.kind == .propertyWrapper, member.parameters.contains(where: { $0.label == "wrappedValue" }) {
            body.append("kept.value = wrappedValue")
        }
        if member.isThrowing { body = ["throw StubError(name: \"\(module.name).\(type.name)\")"] }
        if type.kind == .reference, isObject(type), !member.isThrowing { body.append("super.init()") }
        let word = type.kind == .reference && isObject(type) && member.parameters.isEmpty ? "public override " : "public "
        return
            "\(word)init\(member.isFailable ? "?" : "")\(generics)\(clause(member))\(effects)"
            + " {\(body.isEmpty ? "" : " \(body.joined(separator: "; ")) ")}"
    }

    private func initializer(
        _ member: StubMember, of type: StubType, _ extended: StubExtendedType, _ generics: String, _ effects: String
    ) -> String {
        let first = zip(innerNames(member), member.parameters).first { $0.1.label == nil }
        let title = first.flatMap { $0.1.type == "String" ? name($0.0) : $0.1.type == "Any?" ? "\(name($0.0)) as? String ?? \"\"" : nil }
        let body =
            member.isThrowing
            ? "throw StubError(name: \"\(module.name).\(type.name)\")" : member.isFailable ? "return nil" : extended.body(title: title)
        return "public \(extended.isClass ? "convenience " : "")init\(member.isFailable ? "?" : "")\(generics)\(clause(member))\(effects)"
            + "\(extended.constraint) { \(body) }"
    }

    private static let inner = "content"

    private func value(of member: StubMember, path: String, type: StubType) -> String {
        if member.result == "some View" { return type.name == "View" ? "self" : "EmptyView()" }
        if member.result == "Self", member.isStatic { return "stubValue(\"\(module.name).\(type.name).\(member.name)\")" }
        if member.result == "Self" || (member.kind == .function && member.result == type.name && !member.isStatic && type.kind == .structure) {
            return "self"
        }
        let names = Set(Self.genericNames(type.generics) + member.generics.map { String($0.prefix { $0 != ":" }) })
        return values.expression(for: member.result, in: path, generics: names)
    }

    /// What the parameters are called inside.
    private func innerNames(_ member: StubMember) -> [String] {
        var used: Set<String> = []
        return member.parameters.enumerated().map { index, parameter in
            var inner = parameter.label ?? (parameter.isClosure ? Self.inner : "value")
            while !used.insert(inner).inserted { inner = "\(parameter.label ?? "value")\(index + 1)" }
            return inner
        }
    }

    private func clause(_ member: StubMember) -> String {
        let parts = zip(innerNames(member), member.parameters).map { inner, parameter -> String in
            let names = parameter.label == inner ? name(inner) : "\(parameter.label ?? "_") \(inner)"
            let type = parameter.type
            let isKept = type.contains("->") && !StubTypeName.isOptional(type) && !parameter.isViewBuilder
            let value = parameter.isOptional ? values.known(type, generics: [], depth: 0).map { " = \($0)" } ?? "" : ""
            return "\(parameter.isViewBuilder ? "@ViewBuilder " : "")\(names): \(isKept ? "@escaping " : "")\(type)\(value)"
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    private func name(_ word: String) -> String { Self.keywords.contains(word) ? "`\(word)`" : word }

    private static let keywords: Set = [
        "default", "case", "class", "struct", "enum", "protocol", "func", "var", "let", "in", "is", "as", "for", "if", "else", "switch", "where",
        "while",
        "return", "self", "Self", "true", "false", "nil", "import", "extension", "static", "public", "private", "internal", "operator", "repeat",
        "do",
        "catch", "try", "throw", "throws", "continue", "break", "init", "subscript", "guard", "defer", "super", "Type", "Protocol", "any",
    ]
}

// MARK: - Support

extension StubWriter {
    /// What the bodies are written with, as far as they are.
    private static func support(_ body: String, hasFoundation: Bool) -> [String] {
        var rows: [String] = []
        if body.contains("StubError(") {
            rows += [
                "", "/// What functions of the stub throw.", "struct StubError: Error, CustomStringConvertible {", "    let name: String",
                "    var description: String { \"\\(name) is a stub, and does nothing\" }", "}",
            ]
        }
        guard body.contains("stubValue(") else { return rows }
        rows += [
            "", "/// A value for a type that only the program knows: nil, empty, zero or false.",
            "func stubValue<Wanted>(_ name: String) -> Wanted {",
            "    if let type = Wanted.self as? any StubDefault.Type, let value = type.stubDefault as? Wanted { return value }",
            "    fatalError(\"\\(name) is a stub, and has no value of the type \\(Wanted.self)\")", "}", "",
            "private protocol StubDefault { static var stubDefault: Self { get } }",
            "extension Optional: StubDefault { static var stubDefault: Self { nil } }",
            "extension Array: StubDefault { static var stubDefault: Self { [] } }",
            "extension Set: StubDefault { static var stubDefault: Self { [] } }",
            "extension Dictionary: StubDefault { static var stubDefault: Self { [:] } }",
            "extension String: StubDefault { static var stubDefault: Self { \"\" } }",
            "extension Bool: StubDefault { static var stubDefault: Self { false } }",
            "extension Int: StubDefault { static var stubDefault: Self { 0 } }",
            "extension Double: StubDefault { static var stubDefault: Self { 0 } }",
        ]
        if hasFoundation {
            rows += ["Date", "Data"].map { "extension \($0): StubDefault { static var stubDefault: Self { \($0)() } }" }
        }
        return rows
    }
}
