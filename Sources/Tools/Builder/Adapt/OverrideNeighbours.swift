/// What a file has to know of the others of its module where extensions override what their classes inherit.
struct OverrideNeighbours: Codable, Equatable {
    /// Classes that other files declare, and this one extends.
    var classes: Set<String> = []
    /// What classes of this file get, because extensions in other files override it.
    var forwarders: [String: [String]] = [:]

    /// Those of each file of a module that has any, by its key.
    /// - Parameter generated: Classes of the module that no file of its declares.
    static func all(in facts: [String: FileFacts], generated: Set<String>) -> [String: OverrideNeighbours] {
        var homes: [String: String] = [:]
        for (key, facts) in facts {
            for type in facts.classes { homes[type] = key }
        }
        var result: [String: OverrideNeighbours] = [:]
        for key in facts.keys.sorted() {
            for (type, members) in facts[key]?.extensionOverrides ?? [:] {
                let home = homes[type]
                guard home != key, home != nil || generated.contains(type) else { continue }
                result[key, default: OverrideNeighbours()].classes.insert(type)
                guard let home else { continue }
                result[home, default: OverrideNeighbours()].forwarders[type, default: []] += members
            }
        }
        return result
    }
}
