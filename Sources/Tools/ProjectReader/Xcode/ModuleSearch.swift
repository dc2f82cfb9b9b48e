import Foundation

/// Finds modules that sources import and no dependency of a project names: targets of other projects in the workspace, checkouts of
/// CocoaPods and Carthage, libraries with a specification for CocoaPods, packages in the folder of the project or among the fetched ones.
struct ModuleSearch {
    let projects: [XcodeProject]
    let root: URL
    let library: PackageLibrary
    let configuration: String
    private let found = Found()

    init(projects: [XcodeProject], root: URL, library: PackageLibrary, configuration: String) {
        (self.projects, self.root, self.library, self.configuration) = (projects, root, library, configuration)
    }

    /// Adds what the target and its modules import to its dependencies, as far as it can be found.
    func complete(_ target: inout BuildTarget) throws {
        var known = Set(target.dependencies.map(\.moduleName) + [target.moduleName])
        var open = try imports(of: [target] + target.dependencies.filter { $0.native == nil }, known).subtracting(known)
        while let name = open.sorted().first {
            open.remove(name)
            guard known.insert(name).inserted, !AppleFrameworks.names.contains(name) else { continue }
            guard let found = try find(name, places(), platform: target.platform) else {
                note(name, in: &target)
                continue
            }
            let new = found.modules.filter { module in module.moduleName == name || !known.contains(module.moduleName) }
            target.dependencies += new.filter { module in !target.dependencies.contains { $0.moduleName == module.moduleName } }
            target.missingDependencies += found.missing.filter { item in !target.missingDependencies.contains { $0.product == item.product } }
            known.formUnion(new.map(\.moduleName))
            open.formUnion(try imports(of: new.filter { $0.native == nil }, known).subtracting(known))
        }
        target.dependencies = try ModuleOrder.sorted(target.dependencies)
    }

    /// Says where a module would be that cannot be found, where a submodule of git is empty.
    private func note(_ name: String, in target: inout BuildTarget) {
        guard let item = EmptySubmodules(around: root).dependency(for: name) else { return }
        let known = target.missingDependencies.first { $0.product == name }
        if let known, known.origin.contains(":") { return }
        target.missingDependencies.removeAll { $0.product == name }
        target.missingDependencies.append(item)
    }

    private func imports(of targets: [BuildTarget], _ known: Set<String>) throws -> Set<String> {
        try targets.reduce(into: []) { $0.formUnion(try $1.neededModules(among: known)) }
    }

    private func places() throws -> Places {
        let places = try found.places ?? Places(self)
        found.places = places
        return places
    }

    /// What is found out once for all targets.
    private final class Found {
        var places: Places?
    }

    /// Where modules may lie, found out when the first is missing.
    private final class Places {
        let targets: [(project: XcodeProject, object: XcodeObject)]
        let packages: [URL]
        let specifications: [PodSpecification]
        private var libraries: [TargetPlatform: [Library]] = [:]

        /// A target that is a module.
        struct Library {
            let moduleName: String?
            let project: XcodeProject
            let object: XcodeObject
        }

        init(_ search: ModuleSearch) throws {
            var projects = search.projects
            let pods = search.root.appendingPathComponent("Pods/Pods.xcodeproj")
            let checkouts = Self.folders(in: search.root.appendingPathComponent("Carthage/Checkouts"))
            let urls = [pods] + checkouts.flatMap(Self.folders).filter { $0.pathExtension == "xcodeproj" }
            for url in urls where !projects.contains(where: { $0.url.standardizedFileURL == url.standardizedFileURL }) {
                if let project = try? XcodeProject(url: url) { projects.append(project) }
            }
            targets = projects.flatMap { project in project.targets.map { (project, $0) } }
            let files = try FileTree.files(in: search.root)
            packages = files.filter { $0.lastPathComponent == "Package.swift" }.map { $0.deletingLastPathComponent() } + checkouts
            specifications = try PodSpecification.all(around: search.root, files)
        }

        func libraries(_ platform: TargetPlatform, configuration: String) -> [Library] {
            if let known = libraries[platform] { return known }
            let all = targets.filter { XcodeDependencies.isLibrary($0.object) }.map { project, object in
                let settings = BuildSettings(target: object, project: project, configuration: configuration, platform: platform)
                return Library(moduleName: settings["PRODUCT_MODULE_NAME"].map(ModuleName.identifier), project: project, object: object)
            }
            libraries[platform] = all
            return all
        }

        private static func folders(in folder: URL) -> [URL] {
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map { folder.appendingPathComponent($0) }
        }
    }

    private func find(
        _ name: String, _ places: Places, platform: TargetPlatform
    ) throws -> (modules: [BuildTarget], missing: [MissingDependency])? {
        if let item = places.libraries(platform, configuration: configuration).first(where: { $0.moduleName == name }) {
            var dependencies = XcodeDependencies(configuration: configuration, platform: platform, library: library)
            try dependencies.addLibrary(item.object, in: item.project)
            return (dependencies.modules, dependencies.missing)
        }
        for item in places.specifications where item.moduleName == name {
            if let target = try item.target(platform: platform) { return ([target], []) }
        }
        for folder in places.packages + library.remoteFolders where Self.mentions(name, in: folder) {
            library.request(remotesOf: folder)
            let reader = PackageReader(folder: folder, library: library, platform: platform)
            if let found = try? reader.modules(ofModule: name) { return found }
        }
        return nil
    }

    /// Whether a manifest can declare a module of that name, without asking the package manager.
    private static func mentions(_ name: String, in folder: URL) -> Bool {
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Package.swift").path) else { return false }
        let text = String(decoding: data, as: UTF8.self)
        return text.contains(name) || text.contains(name.replacingOccurrences(of: "_", with: "-"))
    }
}

/// The order modules must be compiled in.
public enum ModuleOrder {
    /// Each after those it imports; modules in a circle keep their order.
    public static func sorted(_ modules: [BuildTarget]) throws -> [BuildTarget] {
        let names = Set(modules.map(\.moduleName))
        var needs: [String: Set<String>] = [:]
        for module in modules {
            let imports = module.native == nil ? try module.importedModules() : []
            needs[module.moduleName] = imports.union(module.companions).intersection(names).subtracting([module.moduleName])
        }
        var result: [BuildTarget] = []
        var state: [String: Bool] = [:]
        let byName = Dictionary(modules.map { ($0.moduleName, $0) }, uniquingKeysWith: { first, _ in first })
        func visit(_ name: String) {
            guard state[name] == nil, let module = byName[name] else { return }
            state[name] = false
            for other in modules.map(\.moduleName) where needs[name]?.contains(other) == true { visit(other) }
            state[name] = true
            result.append(module)
        }
        for module in modules { visit(module.moduleName) }
        return result
    }
}
