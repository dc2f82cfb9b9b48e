import Foundation
import IsletModel

/// The modules a target of an Xcode project needs from the same machine, and what is missing.
struct XcodeDependencies {
    let configuration: String
    let platform: TargetPlatform
    let library: PackageLibrary
    /// In an order that satisfies their own dependencies.
    private(set) var modules: [BuildTarget] = []
    private(set) var missing: [MissingDependency] = []
    /// Whether apps and extensions are modules too, for tests that import them.
    var includesPrograms = false
    private var visited: Set<String> = []
    private static let libraries = ["framework", "framework.static", "library.static", "library.dynamic"].map { "com.apple.product-type." + $0 }

    init(configuration: String, platform: TargetPlatform, library: PackageLibrary) {
        self.configuration = configuration
        self.platform = platform
        self.library = library
    }

    /// Whether a target makes a module that others can import.
    static func isLibrary(_ target: XcodeObject) -> Bool { libraries.contains(target.string("productType") ?? "") }

    private static func isProgram(_ target: XcodeObject) -> Bool {
        let type = target.string("productType") ?? ""
        return type.hasSuffix("extension") || type.hasPrefix("com.apple.product-type.application")
    }

    mutating func add(of target: XcodeObject, in project: XcodeProject) throws {
        for item in target.strings("dependencies").compactMap({ project[$0] }) where TargetFiles.isFor(platform, item) {
            if let other = project[item.string("target")] {
                try addLibrary(other, in: project)
            } else if let product = project[item.string("productRef")] {
                try addPackageProduct(product, in: project)
            } else if let proxy = project[item.string("targetProxy")] {
                try addRemoteTarget(proxy, in: project)
            }
        }
        for product in target.strings("packageProductDependencies").compactMap({ project[$0] }) { try addPackageProduct(product, in: project) }
        try addLinkedProducts(of: target, in: project)
    }

    /// Frameworks of the same project that are linked without being named as dependencies.
    private mutating func addLinkedProducts(of target: XcodeObject, in project: XcodeProject) throws {
        let phases = target.strings("buildPhases").compactMap { project[$0] }.filter { $0.isa == "PBXFrameworksBuildPhase" }
        for file in phases.flatMap({ $0.strings("files") }).compactMap({ project[$0] }) where TargetFiles.isFor(platform, file) {
            if let product = project[file.string("productRef")] {
                try addPackageProduct(product, in: project)
            } else if let other = project.targets.first(where: { $0.string("productReference") == file.string("fileRef") }) {
                try addLibrary(other, in: project)
            } else if let reference = project[file.string("fileRef")], let url = project.location(of: reference),
                BinaryFramework.endings.contains(url.pathExtension), let module = BinaryFramework(url: url).module(for: platform)
            {
                append(module)
            }
        }
    }

    mutating func addLibrary(_ target: XcodeObject, in project: XcodeProject) throws {
        guard Self.isLibrary(target) || includesPrograms && Self.isProgram(target), visited.insert(project.url.path + target.id).inserted else {
            return
        }
        try add(of: target, in: project)
        let module = try XcodeTargetReader(project: project, object: target, configuration: configuration, platform: platform).target()
        if !module.sources.isEmpty { append(module) }
    }

    /// A target of another project that this one refers to.
    private mutating func addRemoteTarget(_ proxy: XcodeObject, in project: XcodeProject) throws {
        guard let reference = project[proxy.string("containerPortal")], let url = project.location(of: reference) else { return }
        guard FileTree.exists(url.appendingPathComponent("project.pbxproj")) else {
            addMissing(MissingDependency(product: proxy.string("remoteInfo") ?? reference.name, origin: url.path))
            return
        }
        let other = try XcodeProject(url: url)
        let id = proxy.string("remoteGlobalIDString")
        let target = other[id].flatMap { $0.isa.hasSuffix("Target") ? $0 : nil } ?? other.targets.first { $0.name == proxy.string("remoteInfo") }
        if let target { try addLibrary(target, in: other) }
    }

    private mutating func addPackageProduct(_ product: XcodeObject, in project: XcodeProject) throws {
        guard let name = product.string("productName"), !PluginNotes.isPlugin(name) else { return }
        guard visited.insert("product \(name)").inserted else { return }
        let package = project[product.string("package")]
        let origin = package?.string("repositoryURL")
        let folders =
            origin.map { library.folder(ofPackage: RemotePackage.identity(of: $0)).map { [$0] } ?? [] }
            ?? LocalPackages.folders(in: project, named: package) + (package == nil ? library.remoteFolders : [])
        var unread: String?
        for folder in folders {
            do {
                guard let found = try PackageReader(folder: folder, library: library, platform: platform).modules(ofProduct: name) else { continue }
                for module in found.modules { append(module) }
                for item in found.missing { addMissing(item) }
                return
            } catch let problem as ProjectProblem {
                unread = unread ?? "\(problem.file): \(problem.message)"
            }
        }
        let reason = unread ?? library.problem(of: origin.map { RemotePackage.identity(of: $0) })
        addMissing(MissingDependency(product: name, origin: origin ?? package?.string("relativePath") ?? "unknown", reason: reason))
    }

    private mutating func append(_ module: BuildTarget) {
        if !modules.contains(where: { $0.moduleName == module.moduleName }) { modules.append(module) }
    }

    private mutating func addMissing(_ item: MissingDependency) {
        if !missing.contains(item) { missing.append(item) }
    }
}

/// Packages in the folders of a project.
enum LocalPackages {
    /// The package referred to, or every package among the project's files.
    static func folders(in project: XcodeProject, named reference: XcodeObject?) -> [URL] {
        if let reference, let path = reference.string("relativePath") ?? reference.string("path") {
            let folder = FileSpelling.onDisk(project.sourceRoot.appendingPathComponent(path).standardizedFileURL)
            let candidates = [folder, renamed(folder, around: project.sourceRoot.standardizedFileURL)].compactMap(\.self)
            return Array(candidates.filter(isPackage).prefix(1))
        }
        let references = project.root.strings("packageReferences").compactMap { project[$0] }
        let listed = references.compactMap { $0.string("relativePath") }.map {
            FileSpelling.onDisk(project.sourceRoot.appendingPathComponent($0).standardizedFileURL)
        }
        let files = project.objects.values.filter { $0.isa == "PBXFileReference" && Self.isFolderType($0) }
            .sorted { $0.id < $1.id }.compactMap { project.location(of: $0) }
        return (listed + files).filter(isPackage)
    }

    /// The folder around the project that lies where one is named that is not there: a checkout under another name, whose project names itself.
    private static func renamed(_ folder: URL, around root: URL) -> URL? {
        let beside = folder.deletingLastPathComponent().pathComponents
        guard root.pathComponents.count > beside.count, Array(root.pathComponents.prefix(beside.count)) == beside else { return nil }
        return folder.deletingLastPathComponent().appendingPathComponent(root.pathComponents[beside.count])
    }

    private static func isFolderType(_ object: XcodeObject) -> Bool {
        ["wrapper", "folder", "text"].contains(object.string("lastKnownFileType") ?? "wrapper")
    }

    private static func isPackage(_ folder: URL) -> Bool { FileTree.exists(folder.appendingPathComponent("Package.swift")) }
}
