/// Expressions for values that do no harm: nil, empty, zero, false.
struct StubValues {
    let module: StubModule

    /// An expression for a value of a type, inside of declarations of the stub.
    func expression(for type: String, in name: String, generics: Set<String> = []) -> String {
        if !Self.isGround(name), let color = Self.inks[type] { return color }
        return known(type, generics: generics, depth: 0) ?? "stubValue(\"\(module.name).\(name)\")"
    }

    /// Colours that something is written in, which is to be seen.
    private static let inks = ["Color": ".primary", "UIColor": ".label", "AnyShapeStyle": "AnyShapeStyle(.primary)"]
    private static let grounds: Set = [
        "background", "back", "backdrop", "ground", "surface", "bg", "fill", "card", "canvas", "container", "clear", "shadow", "overlay",
    ]
    private static let ofText: Set = ["on", "text", "title", "label", "icon", "foreground", "tint"]

    /// Whether a name is that of a colour which lies below others, `cardBackground`, and stays clear; `foreground` and `onSurface` are none.
    private static func isGround(_ name: String) -> Bool {
        let last = name.split(separator: ".").last ?? ""
        let words = Set(last.reduce(into: "") { $0 += ($1.isUppercase ? " " : "") + $1.lowercased() }.split(separator: " ").map(String.init))
        return !words.isDisjoint(with: grounds) && words.isDisjoint(with: ofText)
    }

    /// nil where none is known.
    func known(_ type: String, generics: Set<String>, depth: Int) -> String? {
        guard depth < 4 else { return nil }
        let type = type.trimmingSpaces
        if type == "Void" || type == "()" { return "()" }
        if StubTypeName.isOptional(type) { return "nil" }
        if type.hasPrefix("["), type.hasSuffix("]") { return Self.isDictionary(type) ? "[:]" : "[]" }
        if type == "Any" || type == "Any & Sendable" { return "\"\"" }
        if type == "some View" { return "EmptyView()" }
        if type.contains("->") { return closure(type, generics: generics, depth: depth) }
        if let value = Self.values[type] { return value }
        for (beginning, value) in Self.generic where type.hasPrefix(beginning) { return value }
        if type.hasPrefix("Binding<"), let value = known(String(type.dropFirst(8).dropLast()), generics: generics, depth: depth + 1) {
            return ".constant(\(value))"
        }
        guard !generics.contains(type) else { return nil }
        return own(type, depth: depth)
    }

    private func own(_ type: String, depth: Int) -> String? {
        guard let index = module.index(of: StubTypeName.path(type)) else { return nil }
        let found = module.types[index]
        if let alias = found.alias { return known(alias, generics: [], depth: 1) }
        if found.isEnumeration { return found.absentCase.map { "\(type).\($0)" } ?? aCase(of: found, named: type, depth: depth) }
        switch found.kind {
        case .structure, .reference: return "\(type)(stub: ())"
        case .proto: return Self.conforming(found).map { "\($0)()" }
        default: return nil
        }
    }

    /// One of the cases of an enumeration: one without values, else one that tells of a failure, else one whose values are known.
    private func aCase(of found: StubType, named type: String, depth: Int) -> String? {
        let cases = found.members.filter { $0.kind == .enumCase }
        if let plain = cases.first(where: \.parameters.isEmpty) { return "\(type).\(plain.name)" }
        let failing = cases.filter { Self.failures.contains($0.name) }
        return (failing + cases).lazy.compactMap { found in
            let values = found.parameters.compactMap { parameter in
                known(parameter.type, generics: [], depth: depth + 1).map { (parameter.label.map { "\($0): " } ?? "") + $0 }
            }
            return values.count == found.parameters.count ? "\(type).\(found.name)(\(values.joined(separator: ", ")))" : nil
        }.first
    }

    private static let failures: Set = ["failure", "failed", "error", "failing", "rejected", "unavailable"]

    /// The name of a type that conforms to a protocol of the stub, for values of which only that is known.
    static func conforming(_ type: StubType) -> String? { type.name.contains(".") || type.generics > 0 ? nil : "StubOf\(type.name)" }

    private func closure(_ type: String, generics: Set<String>, depth: Int) -> String? {
        guard let arrow = type.range(of: "->", options: .backwards) else { return nil }
        let result = String(type[arrow.upperBound...]).trimmingSpaces
        guard let value = known(result, generics: generics, depth: depth + 1) else { return nil }
        let parameters = type[..<arrow.lowerBound].split(separator: ",", omittingEmptySubsequences: true).count
        let isEmpty = type.contains("()") && parameters <= 1 && type.trimmingSpaces.hasPrefix("()")
        let names = isEmpty ? "" : Array(repeating: "_", count: max(parameters, 1)).joined(separator: ", ") + " in "
        return "{ \(names)\(value) }"
    }

    /// Whether a colon stands at the outermost level of brackets.
    private static func isDictionary(_ type: String) -> Bool {
        var depth = 0
        for character in type {
            if "[(<".contains(character) { depth += 1 }
            if "])>".contains(character) { depth -= 1 }
            if character == ":", depth == 1 { return true }
        }
        return false
    }

    private static let generic = [
        ("Set<", "[]"), ("Array<", "[]"), ("Dictionary<", "[:]"), ("AsyncStream<", "AsyncStream { $0.finish() }"),
        ("AsyncThrowingStream<", "AsyncThrowingStream { $0.finish() }"),
    ]

    private static let values: [String: String] = {
        var result = [
            "Bool": "false", "String": "\"\"", "Substring": "\"\"", "Data": "Data()", "Date": "Date()", "UUID": "UUID()", "CGSize": ".zero",
            "CGPoint": ".zero", "CGRect": ".zero", "URL": "URL(fileURLWithPath: \"/\")", "Color": ".clear", "Font": ".body",
            "EmptyView": "EmptyView()", "AnyView": "AnyView(EmptyView())", "Text": "Text(verbatim: \"\")", "Image": "Image(systemName: \"square\")",
            "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/\"))", "AttributedString": "AttributedString()", "Locale": ".current",
            "Calendar": ".current", "TimeZone": ".current", "DateComponents": "DateComponents()", "UIColor": ".clear", "UIImage": "UIImage()",
            "LocalizedStringKey": "\"\"", "LocalizedStringResource": "\"\"", "NSAttributedString": "NSAttributedString()", "Error": "StubError(\"\")",
            "any Error": "StubError(name: \"an error\")", "AnyHashable": "\"\"", "NSError": "NSError(domain: \"stub\", code: 0)", "Decimal": "0",
            "Notification.Name": "Notification.Name(\"stub\")", "NSNotification.Name": "Notification.Name(\"stub\")",
            "UIFont": ".systemFont(ofSize: 17)",
            "UIView": "UIView()", "UIViewController": "UIViewController()", "EdgeInsets": "EdgeInsets()", "UIEdgeInsets": ".zero", "Angle": ".zero",
            "Animation": ".default", "DispatchQueue": ".main", "NSRange": "NSRange()", "CharacterSet": "CharacterSet()", "IndexPath": "IndexPath()",
            "IndexSet": "IndexSet()", "ImageResource": "ImageResource(name: \"\", bundle: .main)",
            "ColorResource": "ColorResource(name: \"\", bundle: .main)", "Gradient": "Gradient(colors: [])", "AnyGradient": "Color.clear.gradient",
            "AnyShapeStyle": "AnyShapeStyle(Color.clear)", "Font.Weight": ".regular", "Alignment": ".center", "HorizontalAlignment": ".center",
            "VerticalAlignment": ".center", "TextAlignment": ".leading", "UnitPoint": ".center", "ContentMode": ".fit", "ColorScheme": ".light",
            "Edge.Set": "[]", "Path": "Path()", "Bundle": ".main", "Duration": ".zero", "CGAffineTransform": ".identity",
            "AnyTransition": ".identity", "UIFont.Weight": ".regular", "UIBezierPath": "UIBezierPath()", "CGVector": ".zero",
        ]
        result["Error"] = result["any Error"]
        for name in ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"] { result[name] = "0" }
        for name in ["Double", "Float", "CGFloat", "TimeInterval"] { result[name] = "0" }
        return result
    }()
}
