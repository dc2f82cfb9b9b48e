/// How much of an interface of Apple's is declared, and how much of it a test reaches.
struct Coverage {
    var framework: String
    var types: Share
    var members: Share
    /// Names that are not declared, types first.
    var lacking: (types: [String], members: [String])

    struct Share: Equatable {
        var all: Int
        var declared: Int
        var reached: Int

        func cells() -> [String] { ["\(all)", "\(declared) (\(percent(declared)))", "\(reached) (\(percent(reached)))"] }

        private func percent(_ count: Int) -> String { all == 0 ? "–" : "\((count * 100 + all / 2) / all) %" }
    }

    /// - Parameter rewritten: Macros that the builder rewrites in users' sources, so that no framework declares them.
    init(_ interface: AppleInterface, _ catalogue: DeclarationCatalogue, _ reach: Reach, rewritten: Set<String> = []) {
        framework = interface.framework
        let types = Self.share(interface.types, catalogue, reach, rewritten)
        let members = Self.share(interface.members, catalogue, reach, rewritten)
        (self.types, self.members) = (types.share, members.share)
        let missing = Set(types.lacking)
        lacking = (types.lacking, members.lacking.filter { name in !Self.owners(of: name).contains(where: missing.contains) })
    }

    private static func share(
        _ names: [String], _ catalogue: DeclarationCatalogue, _ reach: Reach, _ rewritten: Set<String>
    ) -> (share: Share, lacking: [String]) {
        var share = Share(all: names.count, declared: 0, reached: 0)
        var lacking: [String] = []
        for name in names {
            let plain = String(name.trimming(while: { $0 == "@" || $0 == "#" }))
            let places = catalogue.places(of: plain)
            if places.isEmpty, !rewritten.contains(name) { lacking.append(name) } else { share.declared += 1 }
            if places.contains(where: { reach.reaches($0.name, in: $0.module) }) { share.reached += 1 }
        }
        return (share, lacking)
    }

    /// The types that a member lies in, from the outermost.
    private static func owners(of name: String) -> [String] {
        let parts = name.split(separator: ".")
        return (1..<max(parts.count, 1)).map { parts[..<$0].joined(separator: ".") }
    }
}
