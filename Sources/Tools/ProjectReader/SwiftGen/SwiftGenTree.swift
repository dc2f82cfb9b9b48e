/// Declarations in types within types, as SwiftGen nests them.
struct SwiftGenTree {
    private var members: [String: [String]] = [:]
    private var types: [String: SwiftGenTree] = [:]

    /// Adds the lines of a member, named as often as it may be: the first of a name stays.
    mutating func add(_ lines: [String], named name: String, in path: [String]) {
        guard let type = path.first else {
            if members[name] == nil { members[name] = lines }
            return
        }
        types[type, default: SwiftGenTree()].add(lines, named: name, in: Array(path.dropFirst()))
    }

    /// The declaration of a type with all of it.
    func lines(of name: String, access: String) -> [String] {
        var lines = ["\(access)enum `\(name)` {"]
        for (_, member) in members.sorted(by: { $0.key < $1.key }) { lines += member.map { "    " + $0 } }
        for (name, tree) in types.sorted(by: { $0.key < $1.key }) { lines += tree.lines(of: name, access: access).map { "    " + $0 } }
        return lines + ["}"]
    }
}
