import ProjectReader

extension BuildTarget.Feature {
    /// What switches it on.
    var compilerArguments: [String] {
        switch self {
        case .upcoming(let name): ["-enable-upcoming-feature", name]
        case .experimental(let name): ["-enable-experimental-feature", name]
        }
    }
}
