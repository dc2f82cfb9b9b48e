import Foundation

/// Reads Swift packages; packages they refer to by path come along.
struct PackageReader {
    let folder: URL

    /// The package's programs; without any, its libraries that no other target of it needs.
    func targets(options: ProjectOptions) throws -> [BuildTarget] {
        let manifest = try ManifestLoader.load(folder)
        let buildable = manifest.targets.filter { $0.type == "executable" || $0.type == "regular" }
        if let name = options.target {
            guard let target = manifest.targets.first(where: { $0.name == name }) else {
                throw ProjectProblem.noTarget(name, file: folder.path, names: manifest.targets.map(\.name))
            }
            return [try program(target, manifest)]
        }
        let programs = buildable.filter { $0.type == "executable" }
        let needed = Set(buildable.flatMap { $0.dependencies.map(\.name) })
        let chosen = programs.isEmpty ? buildable.filter { !needed.contains($0.name) } : programs
        guard !chosen.isEmpty else {
            throw ProjectProblem(
                code: .noSources, file: folder.path, message: "the package has no target to build", mend: "Add a target to Package.swift")
        }
        return try chosen.map { try program($0, manifest) }
    }

    /// The modules behind a library product, dependencies first; nil where the package has no such product.
    func modules(ofProduct name: String) throws -> (modules: [BuildTarget], missing: [MissingDependency])? {
        let manifest = try ManifestLoader.load(folder)
        let names = manifest.products[name] ?? (manifest.targets.contains { $0.name == name } ? [name] : nil)
        guard let names else { return nil }
        var collector = PackageModules()
        for name in names { try collector.add(target: name, of: manifest) }
        return (collector.modules, collector.missing)
    }

    private func program(_ target: PackageManifest.Target, _ manifest: PackageManifest) throws -> BuildTarget {
        var collector = PackageModules()
        try collector.add(target: target.name, of: manifest)
        guard var result = collector.modules.last, result.name == target.name else {
            throw ProjectProblem(
                code: .noSources, file: folder.path, message: "target “\(target.name)” has no Swift file",
                mend: "Add one, or correct its path in Package.swift")
        }
        result.kind = target.type == "test" ? .test : .looseFiles
        result.dependencies = collector.modules.dropLast()
        result.missingDependencies = collector.missing
        return result
    }
}

/// Collects modules of packages in the order they must be compiled.
struct PackageModules {
    private(set) var modules: [BuildTarget] = []
    private(set) var missing: [MissingDependency] = []
    private var visited: Set<String> = []

    mutating func add(target name: String, of manifest: PackageManifest) throws {
        guard visited.insert(manifest.folder.path + "\n" + name).inserted, let target = manifest.targets.first(where: { $0.name == name }) else {
            return
        }
        for dependency in target.dependencies { try add(dependency, of: manifest) }
        guard target.type != "macro", target.type != "plugin", target.type != "binary", target.type != "system" else {
            missing.append(MissingDependency(product: name, origin: manifest.folder.path))
            return
        }
        if let module = try PackageTargetReader(manifest: manifest, target: target).module() { modules.append(module) }
    }

    private mutating func add(_ dependency: (name: String, package: String?), of manifest: PackageManifest) throws {
        if dependency.package == nil, manifest.targets.contains(where: { $0.name == dependency.name }) {
            return try add(target: dependency.name, of: manifest)
        }
        let identity = (dependency.package ?? dependency.name).lowercased()
        let candidates = manifest.localPackages[identity].map { [$0] } ?? manifest.localPackages.sorted { $0.key < $1.key }.map(\.value)
        for folder in candidates where FileTree.exists(folder.appendingPathComponent("Package.swift")) {
            let other = try ManifestLoader.load(folder)
            guard let names = other.products[dependency.name] else { continue }
            for name in names { try add(target: name, of: other) }
            return
        }
        let item = MissingDependency(product: dependency.name, origin: manifest.remotePackages[identity] ?? dependency.package ?? "unknown")
        if !missing.contains(item) { missing.append(item) }
    }
}
