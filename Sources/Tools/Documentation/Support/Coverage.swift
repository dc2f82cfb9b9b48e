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

    init(_ interface: AppleInterface, _ catalogue: DeclarationCatalogue, _ reach: Reach) {
        framework = interface.framework
        let types = Self.share(interface.types, catalogue, reach)
        let members = Self.share(interface.members, catalogue, reach)
        (self.types, self.members) = (types.share, members.share)
        let missing = Set(types.lacking)
        lacking = (types.lacking, members.lacking.filter { name in !Self.owners(of: name).contains(where: missing.contains) })
    }

    private static func share(
        _ names: [String], _ catalogue: DeclarationCatalogue, _ reach: Reach
    ) -> (share: Share, lacking: [String]) {
        var share = Share(all: names.count, declared: 0, reached: 0)
        var lacking: [String] = []
        for name in names {
            let plain = String(name.trimming(while: { $0 == "@" || $0 == "#" }))
            let modules = catalogue.modules(declaring: plain)
            if modules.isEmpty { lacking.append(name) } else { share.declared += 1 }
            if modules.contains(where: { reach.reaches(plain, in: $0) }) { share.reached += 1 }
        }
        return (share, lacking)
    }

    /// The types that a member lies in, from the outermost.
    private static func owners(of name: String) -> [String] {
        let parts = name.split(separator: ".")
        return (1..<max(parts.count, 1)).map { parts[..<$0].joined(separator: ".") }
    }
}
