import ProjectReader

/// Which names sources may import, and what the compiler calls modules of the project that have a name of Islet's own.
struct ModuleNames {
    /// Modules that come with Islet, those that no project is meant to see among them.
    let runtime: Set<String>
    let toolchain: Set<String>
    /// The real names of modules of the project, by the names sources import them by.
    let aliases: [String: String]

    /// Islet's modules that have the name of one of Apple's and are something else.
    private static let unrelated: Set = ["Symbols"]

    init(runtime: Set<String>, toolchain: Set<String>, project: [BuildTarget]) {
        self.runtime = runtime
        self.toolchain = toolchain
        let clashing = project.map(\.moduleName).filter { runtime.contains($0) }
        aliases = Dictionary(clashing.map { ($0, $0 + "_OfProject") }, uniquingKeysWith: { first, _ in first })
    }

    /// Modules that sources can import without a project having them.
    var importable: Set<String> {
        toolchain.union(runtime.intersection(AppleFrameworks.names).subtracting(Self.unrelated)).union(runtime.intersection([ImportRule.overlay]))
    }

    func realName(of module: String) -> String { aliases[module] ?? module }

    /// What makes the compiler understand the sources' names.
    var arguments: [String] { aliases.sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0.key)=\($0.value)"] } }
}
