/// A place in the project that a declaration of a stub was made for.
public struct StubPlace: Sendable, Hashable, Comparable, Codable {
    public var file: String
    /// 1-based.
    public var line: Int

    public static func < (first: StubPlace, second: StubPlace) -> Bool { (first.file, first.line) < (second.file, second.line) }
}

/// A parameter of a function of a stub.
struct StubParameter: Equatable, Codable {
    /// nil: none.
    var label: String?
    var type: String
    /// Whether calls leave it out.
    var isOptional = false
    /// Whether it was seen as a trailing closure alone, whose label nobody wrote.
    var isTrailing = false
    var isViewBuilder = false

    /// Whether it is a closure.
    var isClosure: Bool { type.contains("->") }

    /// Whether it is a closure that changes the view whose modifier is called.
    var changesView: Bool { isViewBuilder && type.hasPrefix("(\(Self.own)") }

    /// The view whose modifier is called.
    static let own = "Self"
}

/// A member of a type of a stub, or a function or variable at its top.
struct StubMember: Equatable, Codable {
    enum Kind: String, Codable {
        case property, function, initializer, enumCase, `subscript`
    }

    var kind: Kind
    var name: String
    var isStatic = false
    var parameters: [StubParameter] = []
    /// `Void` for none.
    var result = "Void"
    var isAsync = false
    var isThrowing = false
    var isFailable = false
    /// Whether the project uses its value as one that is never missing.
    var isPresent = false
    /// Whether a subclass of the project overrides it.
    var isOpen = false
    /// Names of generic parameters with their conditions: `Content: View`.
    var generics: [String] = []
    var places: Set<StubPlace> = []

    var labels: [String?] { parameters.map(\.label) }
}

/// A type of a stub, or with an empty name, what stands at its top.
struct StubType: Equatable, Codable {
    enum Kind: String, Codable {
        case structure, reference, proto, propertyWrapper, resultBuilder, globalActor
        /// An extension of a type that is not the module's.
        case foreign
    }

    /// With the names of the types around it: `Defaults.Keys`.
    let name: String
    var kind: Kind
    var generics = 0
    var conformances: Set<String> = []
    var members: [StubMember] = []
    var places: Set<StubPlace> = []
    /// Whether only is known that a value of some type stands there.
    var isUnknown = false
    /// What it is another name of.
    var alias: String?
    /// Whether the project goes through all its cases.
    var isSwitched = false

    var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
    var hasCases: Bool { members.contains { $0.kind == .enumCase } }

    /// Whether it is an enumeration: its cases are known, and nothing makes values of it otherwise.
    var isEnumeration: Bool {
        hasCases && kind == .structure && generics == 0 && !conformances.contains("View") && !members.contains { $0.kind == .initializer }
            && !members.contains { $0.kind == .enumCase && $0.parameters.contains { $0.isClosure || $0.type.contains("Any") } }
    }

    /// The case of a value of which nothing is known, which is none of those that the project names; nil where there can be none.
    var absentCase: String? {
        guard isEnumeration, !isSwitched, !conformances.contains("CaseIterable") else { return nil }
        return members.contains { $0.name == Self.absentCase } ? nil : Self.absentCase
    }

    private static let absentCase = "notAvailable"

    /// Whether its constants differ from each other and from other values.
    var namesConstants: Bool { kind == .structure && !isEnumeration && !isView && generics == 0 && alias == nil && hasCases }

    /// Every name of a type in it.
    var namedTypes: [String] {
        let texts = members.flatMap { [$0.result] + $0.generics + $0.parameters.map(\.type) } + [alias ?? ""]
        return texts.flatMap(StubTypeName.words)
    }

    /// The declarations alone, to be compared.
    var withoutPlaces: StubType {
        var copy = self
        copy.places = []
        for index in copy.members.indices { copy.members[index].places = [] }
        return copy
    }

    var isView: Bool { conformances.contains("View") }

    /// Whether it stands for what the module adds to every view.
    var isViewProtocol: Bool { kind == .foreign && name == "View" }
}

/// What is known of one module that cannot be had.
struct StubModule: Codable {
    let name: String
    var types: [StubType] = []
    /// Modules of Apple's that its declarations may name.
    var imports: Set<String> = []
    /// Stubs, and modules of Apple's, whose declarations it passes on.
    var exports: Set<String> = []

    /// Whether anything is known of it.
    var isUsed: Bool { !types.isEmpty || !exports.isEmpty }

    func index(of type: String) -> Int? { types.firstIndex { $0.name == type } }

    /// How many declarations there are, and of how many types is not known what they are.
    var counts: (declarations: Int, unknown: Int) {
        (
            types.filter { !$0.isUnknown }.reduce(0) { $0 + ($1.name.isEmpty || $1.kind == .foreign ? 0 : 1) + $1.members.count },
            types.count { $0.isUnknown }
        )
    }
}
