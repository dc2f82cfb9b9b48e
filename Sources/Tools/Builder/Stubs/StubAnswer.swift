/// How a function of a stub answers who waits for it: what it is given to call in the end is called, with a failure where it can take one.
struct StubAnswer {
    let values: StubValues

    /// What functions begin with that call their closure each time something happens, which here nothing does.
    private static let standing = ["on", "add", "observe", "subscribe", "sink", "register", "set", "listen", "watch", "when", "every", "configure"]
    /// Labels of closures that are called once.
    private static let ends = ["completion", "completionHandler", "completionBlock", "done"]

    /// The call of the closure that ends a function; nil where nothing says that it is called once, or a value for it is not known.
    func call(of member: StubMember, named name: (Int) -> String) -> String? {
        guard member.kind == .function, member.result == "Void" || member.result.hasPrefix("Unknown"), !member.isThrowing, !member.isAsync,
            let index = member.parameters.lastIndex(where: { $0.isClosure }), index == member.parameters.count - 1
        else { return nil }
        let parameter = member.parameters[index]
        guard let types = Self.parameters(of: parameter.type) else { return nil }
        let isEnd = parameter.label.map(Self.ends.contains) ?? false
        guard isEnd || (!types.isEmpty && !Self.standing.contains { Self.begins(member.name, with: $0) }) else { return nil }
        let given = types.map(value)
        guard !given.contains(nil) else { return nil }
        let mark = StubTypeName.isOptional(parameter.type) ? "?" : ""
        return "\(name(index))\(mark)(\(given.compactMap(\.self).joined(separator: ", ")))"
    }

    private func value(_ type: String) -> String? {
        if type.contains("Error"), StubTypeName.isOptional(type) {
            let isAny = Set(StubTypeName.words(type)).isSubset(of: ["any", "Error", "Optional"])
            return isAny ? Self.failure : values.known(StubTypeName.path(type), generics: [], depth: 0) ?? "nil"
        }
        if type.hasPrefix("Result<") { return ".failure(\(Self.failure))" }
        return values.known(type, generics: [], depth: 0)
    }

    private static let failure = "StubError(name: \"what was asked for\")"

    private static func begins(_ name: String, with word: String) -> Bool {
        name.hasPrefix(word) && name.dropFirst(word.count).first.map { $0.isUppercase } ?? true
    }

    /// The types of what a closure without a result takes; nil for all others.
    private static func parameters(of type: String) -> [String]? {
        var type = type
        while type.hasSuffix("?") || (type.hasPrefix("(") && type.hasSuffix(")") && isWhole(type)) {
            type = type.hasSuffix("?") ? String(type.dropLast()) : String(type.dropFirst().dropLast())
        }
        guard let arrow = type.range(of: "->", options: .backwards), ["Void", "()"].contains(String(type[arrow.upperBound...]).trimmingSpaces),
            let open = type.firstIndex(of: "("), open < arrow.lowerBound, let close = type[..<arrow.lowerBound].lastIndex(of: ")")
        else { return nil }
        return StubTypeName.parts(of: type[type.index(after: open)..<close])
    }

    /// Whether the first bracket is closed by the last character.
    private static func isWhole(_ type: String) -> Bool {
        var depth = 0
        for (index, character) in zip(type.indices, type) {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0 { return type.index(after: index) == type.endIndex }
        }
        return false
    }
}
