import IsletModel

/// Traits of a package: parts of it that those who need it switch on by name, by the package manager's rules.
struct PackageTraits {
    /// What those who name no traits get.
    static let standard = "default"

    /// The traits that each trait switches on besides itself.
    private let further: [String: [String]]

    init(_ list: PropertyListValue?) {
        var further: [String: [String]] = [:]
        for item in list?.array ?? [] { further[item["name"]?.string ?? ""] = item["enabledTraits"]?.strings ?? [] }
        self.further = further
    }

    /// The traits that are on when those of these names are asked for, and what they switch on; names that the package lacks count for nothing.
    func enabled(by names: Set<String>) -> Set<String> {
        var (result, open) = (Set<String>(), Array(names))
        while let next = open.popLast() {
            guard let more = further[next], result.insert(next).inserted else { continue }
            open += more
        }
        return result.subtracting([Self.standard])
    }
}

/// A trait that a package asks of one it needs.
struct TraitRequest {
    let name: String
    /// Traits of the asking package, of which one has to be on; none for always.
    let conditions: [String]

    init?(_ value: PropertyListValue) {
        guard let name = value["name"]?.string ?? value.string else { return nil }
        self.name = name
        conditions = value["condition"]?["traits"]?.strings ?? []
    }

    func holds(with traits: Set<String>) -> Bool { conditions.isEmpty || conditions.contains(where: traits.contains) }
}
