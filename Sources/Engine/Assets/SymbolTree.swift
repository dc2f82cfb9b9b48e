import IsletModel

/// Generated names, nested by namespace.
struct SymbolTree {
    private(set) var members: [(member: String, name: String, file: String)] = []
    private(set) var groups: [(type: String, tree: SymbolTree)] = []

    var isEmpty: Bool { members.isEmpty && groups.allSatisfy(\.tree.isEmpty) }

    var withoutGroups: SymbolTree {
        var copy = self
        copy.groups = []
        return copy
    }

    private init() {}

    /// Names of `sets`; of two assets with the same Swift name the later one is left out with a diagnostic.
    init(_ sets: [CatalogSet], suffix: String, _ diagnostics: inout [Finding]) {
        for set in sets.sorted(by: { $0.name < $1.name }) {
            insert(set, set.namespace[...], suffix, &diagnostics)
        }
    }

    private mutating func insert(_ set: CatalogSet, _ path: ArraySlice<String>, _ suffix: String, _ diagnostics: inout [Finding]) {
        if let first = path.first {
            let type = AssetSymbolName.type(first)
            let index = groups.firstIndex { $0.type == type } ?? groups.endIndex
            if index == groups.endIndex { groups.append((type, SymbolTree())) }
            groups[index].tree.insert(set, path.dropFirst(), suffix, &diagnostics)
            return
        }
        let member = AssetSymbolName.member(set.baseName, dropping: suffix)
        guard let other = members.first(where: { $0.member == member }) else {
            members.append((member, set.name, set.folder.path))
            return
        }
        guard other.name != set.name else { return }
        diagnostics.append(
            Finding(
                code: .assetSymbolDuplicate, file: set.folder.path,
                reason: "“\(set.name)” and “\(other.name)” both become the symbol “\(member)”; only “\(other.name)” gets it, so rename one"))
    }

    /// The tree without members that the extended type has already.
    func withoutClashes(_ reserved: Set<String>, _ type: String, _ diagnostics: inout [Finding]) -> SymbolTree {
        var copy = self
        copy.members = members.filter { member in
            guard reserved.contains(member.member) else { return true }
            diagnostics.append(
                Finding(
                    code: .assetSymbolClash, file: member.file,
                    reason: "the name “\(member.name)” resolves to the symbol “\(member.member)”, which \(type) has already; rename the asset"))
            return false
        }
        return copy
    }

    func lines(indent: Int, _ body: (_ member: String, _ name: String) -> [String]) -> [String] {
        lines(indent: indent, path: "") { member, name, _ in body(member, name) }
    }

    /// Declarations of all members; `path` is the expression of the enclosing type, e.g. `.Icons`.
    func lines(indent: Int, path: String, _ body: (_ member: String, _ name: String, _ path: String) -> [String]) -> [String] {
        let space = String(repeating: "    ", count: indent)
        var lines = members.flatMap { member in body(member.member, member.name, path).map { space + $0 } }
        for group in groups where !group.tree.isEmpty {
            lines.append("\(space)enum \(group.type) {")
            lines += group.tree.lines(indent: indent + 1, path: path + "." + group.type, body)
            lines.append("\(space)}")
        }
        return lines
    }
}
