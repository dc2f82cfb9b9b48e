import ProjectReader

/// Which names sources may import, and what the compiler calls modules of the project that have a name of Islet's own.
///
/// The copies of sources say the real names: with an alias the compiler would look for Islet's own modules under the project's names too.
struct ModuleNames {
    /// Modules that come with Islet, those that no project is meant to see among them.
    let runtime: Set<String>
    let toolchain: Set<String>
    /// The real names of modules by the names sources import them by: of the project's, and of those no project is meant to see.
    let aliases: [String: String]
    /// The names before a dot that mean a module of the project, and no type.
    let qualifiers: [String: String]

    /// Islet's modules that have the name of one of Apple's and are something else.
    private static let unrelated: Set = ["Symbols"]

    /// - Parameter own: Islet's modules that sources may import under their own names.
    init(runtime: Set<String>, toolchain: Set<String>, project: [BuildTarget], own: Set<String> = []) {
        self.runtime = runtime
        self.toolchain = toolchain
        let clashing = Set(project.map(\.moduleName)).intersection(runtime)
        let hidden = runtime.subtracting(Self.importable(runtime)).subtracting(own)
        aliases = Dictionary(uniqueKeysWithValues: clashing.union(hidden).map { ($0, $0 + "_OfProject") })
        let declared = ProjectNames(project.flatMap(\.sources))
        qualifiers = aliases.filter { clashing.contains($0.key) && !declared.declares($0.key) }
    }

    /// Modules that sources can import without a project having them.
    var importable: Set<String> { toolchain.union(Self.importable(runtime)) }

    func realName(of module: String) -> String { aliases[module] ?? module }

    private static func importable(_ runtime: Set<String>) -> Set<String> {
        runtime.intersection(AppleFrameworks.names.union([ImportRule.overlay])).subtracting(unrelated)
    }
}
