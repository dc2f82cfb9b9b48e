import SwiftSyntax

/// What stands for a value that only the missing binary could give.
struct StandInValue {
    let types: InterfaceTypes

    /// An expression for a value of the type; nil where none is known.
    func expression(for type: TypeSyntax) -> String? {
        let type = Self.plain(type)
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "nil" }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        if let tuple = type.as(TupleTypeSyntax.self) { return self.tuple(tuple) }
        if let some = type.as(SomeOrAnyTypeSyntax.self) { return opaque(some) }
        let text = type.trimmedDescription
        if let known = types.value(text) { return known }
        return types.kinds[types.path(text)] == nil ? Self.values[InterfaceTypes.lastName(text)] : nil
    }

    /// Without attributes and specifiers: `@escaping`, `inout`, `sending`.
    static func plain(_ type: TypeSyntax) -> TypeSyntax {
        if let attributed = type.as(AttributedTypeSyntax.self) { return plain(attributed.baseType) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first, only.firstName == nil {
            return plain(only.type)
        }
        return type
    }

    private func tuple(_ type: TupleTypeSyntax) -> String? {
        let values = type.elements.map { expression(for: $0.type) }
        guard values.allSatisfy({ $0 != nil }) else { return nil }
        return "(" + values.compactMap { $0 }.joined(separator: ", ") + ")"
    }

    private func opaque(_ type: SomeOrAnyTypeSyntax) -> String? {
        guard type.someOrAnySpecifier.text == "some" else { return nil }
        let text = type.constraint.trimmedDescription
        let name = InterfaceTypes.lastName(text)
        if name == "View" { return "EmptyView()" }
        guard Self.collections.contains(name), let start = text.firstIndex(of: "<"), text.hasSuffix(">") else { return nil }
        return "[" + text[text.index(after: start)...].dropLast() + "]()"
    }

    private static let collections: Set = ["Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection"]

    private static let values: [String: String] = {
        var result = ["Bool": "false", "String": "\"\"", "Substring": "\"\"", "Data": "Data()", "Date": "Date()", "UUID": "UUID()", "Void": "()"]
        for name in ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"] { result[name] = "0" }
        for name in ["Double", "Float", "CGFloat", "TimeInterval"] { result[name] = "0" }
        for name in ["Array", "Set"] { result[name] = "[]" }
        result["Dictionary"] = "[:]"
        result["Optional"] = "nil"
        for name in ["AsyncStream", "AsyncThrowingStream"] { result[name] = "\(name) { $0.finish() }" }
        result["CGSize"] = ".zero"
        result["CGPoint"] = ".zero"
        result["CGRect"] = ".zero"
        return result
    }()
}
