/// Where something that a window keeps lies in the structure of its views; the same in every pass.
public struct ViewPlace: Hashable, Sendable {
    let path: String
    /// What it is to the view: the name of a property, or of a modifier.
    let role: String
    /// Its number among those of the same role at the same path.
    var occurrence = 0

    /// Whether the place lies nearer to a path than to others.
    public func isNearer(to path: String, than others: [String]) -> Bool {
        let own = stepsShared(with: path)
        return !others.contains { stepsShared(with: $0) > own }
    }

    /// How many steps from the root this place and another path have in common.
    func stepsShared(with other: String) -> Int {
        zip(path.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
    }
}
