import Foundation

/// Reads Swift packages; the packages they need come along.
struct PackageReader {
    let folder: URL
    let library: PackageLibrary
    let platform: TargetPlatform

    /// The package's programs; without any, its libraries that no other target of it needs.
    func targets(options: ProjectOptions) throws -> [BuildTarget] {
        let manifest = try library.manifest(of: folder)
        library.request(remotesOf: folder)
        library.request.pins = folder.appendingPathComponent("Package.resolved")
        let buildable = manifest.targets.filter { $0.type == "executable" || $0.type == "regular" }
        if let name = options.target {
            guard let target = manifest.targets.first(where: { $0.name == name }) else {
                throw ProjectProblem.noTarget(name, file: folder.path, names: manifest.targets.map(\.name))
            }
            return [try program(target, manifest)]
        }
        if options.wantsTests {
            let tests = manifest.targets.filter { $0.type == "test" }
            guard !tests.isEmpty else { throw ProjectProblem.noTests(file: folder.appendingPathComponent("Package.swift").path) }
            return try tests.map { try program($0, manifest) }
        }
        let programs = buildable.filter { $0.type == "executable" }
        let needed = Set(manifest.targets.flatMap { $0.dependencies.map(\.name) })
        let chosen = programs.isEmpty ? buildable.filter { !needed.contains($0.name) } : programs
        guard !chosen.isEmpty else {
            throw ProjectProblem(
                code: .noSources, file: folder.path, message: "the package has no target to build", mend: "Add a target to Package.swift")
        }
        return try chosen.map { try program($0, manifest) }
    }

    /// The modules behind a library product, dependencies first; nil where the package has no such product.
    func modules(ofProduct name: String) throws -> (modules: [BuildTarget], missing: [MissingDependency])? {
        let manifest = try library.manifest(of: folder)
        let names = manifest.products[name] ?? (manifest.targets.contains { $0.name == name } ? [name] : nil)
        guard let names else { return nil }
        return try library.settlingTraits {
            var collector = PackageModules(library: library, platform: platform)
            for name in names { try collector.add(target: name, of: manifest) }
            return (collector.modules, collector.missing)
        }
    }

    /// The modules behind a module that a product offers, or that has its name.
    func modules(ofModule name: String) throws -> (modules: [BuildTarget], missing: [MissingDependency])? {
        let manifest = try library.manifest(of: folder)
        guard let target = manifest.targets.first(where: { ModuleName.identifier(from: $0.name) == name && $0.type != "test" }) else { return nil }
        return try modules(ofProduct: target.name)
    }

    private func program(_ target: PackageManifest.Target, _ manifest: PackageManifest) throws -> BuildTarget {
        let collector = try library.settlingTraits {
            var collector = PackageModules(library: library, platform: platform)
            try collector.add(target: target.name, of: manifest)
            return collector
        }
        guard var result = collector.modules.last, result.name == target.name else {
            throw ProjectProblem(
                code: .noSources, file: folder.path, message: "target “\(target.name)” has no Swift file",
                mend: "Add one, or correct its path in Package.swift")
        }
        result.kind = target.type == "test" ? .test : .looseFiles
        result.dependencies = collector.modules.dropLast()
        result.missingDependencies = collector.missing
        return try result.keepingImportedModules()
    }
}

/// Collects modules of packages in the order they must be compiled.
struct PackageModules {
    let library: PackageLibrary
    let platform: TargetPlatform
    /// Whether the modules are parts of macros, which the compiler loads.
    private(set) var isForHost = false
    private(set) var modules: [BuildTarget] = []
    private(set) var missing: [MissingDependency] = []
    private var visited: Set<String> = []
    private var notedManifests: Set<String> = []

    init(library: PackageLibrary, platform: TargetPlatform) {
        self.library = library
        self.platform = platform
    }

    mutating func add(target name: String, of manifest: PackageManifest) throws {
        guard visited.insert(manifest.folder.path + "\n" + name).inserted, let target = manifest.targets.first(where: { $0.name == name }) else {
            return
        }
        if target.type == "plugin" { return }
        if target.type != "macro" {
            for dependency in target.dependencies(on: platform, with: library.traits(of: manifest)) { try add(dependency, of: manifest) }
        }
        do {
            try addModule(target, of: manifest)
        } catch let problem as ProjectProblem {
            addMissing(MissingDependency(product: name, origin: manifest.folder.path, reason: problem.message, isForeign: true))
        }
    }

    private mutating func addModule(_ target: PackageManifest.Target, of manifest: PackageManifest) throws {
        guard target.type != "binary" else { return addBinary(target, of: manifest) }
        let traits = library.traits(of: manifest)
        let reader = PackageTargetReader(manifest: manifest, target: target, platform: platform, traits: traits)
        guard var module = try reader.module() else { return }
        if module.isMacro { module.dependencies = try hostModules(of: target, in: manifest, with: traits) }
        module.companions = target.dependencies.map(\.name).filter { name in
            manifest.macros.contains(name) || modules.contains { $0.name == name && $0.native != nil }
        }.map(ModuleName.identifier)
        if notedManifests.insert(manifest.folder.path).inserted { module.notes += manifest.notes }
        for plugin in target.plugins {
            module.notes.append(
                ProjectProblem(
                    code: .buildPlugin, file: manifest.folder.appendingPathComponent("Package.swift").path,
                    message: "target “\(target.name)” asks for the build-tool plug-in “\(plugin)”, which is not run",
                    mend: "Run the plug-in and add the files it makes to the target"))
        }
        if !modules.contains(where: { $0.moduleName == module.moduleName }) { modules.append(module) }
    }

    /// The modules that a module of macros is made of, besides SwiftSyntax, which the toolchain has.
    private func hostModules(
        of target: PackageManifest.Target, in manifest: PackageManifest, with traits: Set<String>
    ) throws -> [BuildTarget] {
        var collector = PackageModules(library: library, platform: .macOS)
        collector.isForHost = true
        for dependency in target.dependencies(on: .macOS, with: traits) { try collector.add(dependency, of: manifest) }
        return collector.modules
    }

    private static let syntaxPackage = "swift-syntax"

    /// The declarations of a binary target, where its interface is at hand.
    private mutating func addBinary(_ target: PackageManifest.Target, of manifest: PackageManifest) {
        let own = target.path.map { BinaryFramework(url: manifest.folder.appendingPathComponent($0)) }
        if let module = own?.module(for: platform) ?? library.binary(named: target.name)?.module(for: platform) {
            if !modules.contains(where: { $0.moduleName == module.moduleName }) { modules.append(module) }
        } else {
            addMissing(
                MissingDependency(
                    product: target.name, origin: manifest.folder.path,
                    reason: "is a binary, which runs on Apple's systems only, and no .swiftinterface for \(platform.rawValue) lies beside it",
                    isForeign: true))
        }
    }

    private mutating func add(_ dependency: PackageManifest.Dependency, of manifest: PackageManifest) throws {
        if dependency.package == nil, manifest.targets.contains(where: { $0.name == dependency.name }) {
            return try add(target: dependency.name, of: manifest)
        }
        let identity = (dependency.package ?? dependency.name).lowercased()
        if isForHost, identity == Self.syntaxPackage { return }
        var unread: MissingDependency?
        for folder in candidates(identity, of: manifest) {
            do {
                let other = try library.manifest(of: folder)
                guard let names = other.products[dependency.name] else { continue }
                library.request(traitsOf: other, neededBy: manifest, as: identity)
                for name in names { try add(target: name, of: other) }
                return
            } catch let problem as ProjectProblem {
                unread =
                    unread
                    ?? MissingDependency(
                        product: dependency.name, origin: folder.path, reason: "cannot be read: \(problem.message)", isForeign: true)
            }
        }
        if let unread { return addMissing(unread) }
        let url = manifest.remotePackages[identity]
        addMissing(
            MissingDependency(
                product: dependency.name, origin: url ?? dependency.package ?? "unknown",
                reason: library.problem(of: url.map { RemotePackage.identity(of: $0) })))
    }

    /// Folders the package may lie in: the one of that name first.
    private func candidates(_ identity: String, of manifest: PackageManifest) -> [URL] {
        if let folder = manifest.localPackages[identity] { return [folder] }
        if let url = manifest.remotePackages[identity] {
            if let folder = library.folder(ofPackage: RemotePackage.identity(of: url)) { return [folder] }
            return []
        }
        let locals = manifest.localPackages.sorted { $0.key < $1.key }.map(\.value)
        let remotes = manifest.remotePackages.keys.sorted().compactMap { library.folder(ofPackage: $0) }
        return (locals + remotes).filter { FileTree.exists($0.appendingPathComponent("Package.swift")) }
    }

    private mutating func addMissing(_ item: MissingDependency) {
        if !missing.contains(where: { $0.product == item.product }) { missing.append(item) }
    }
}
