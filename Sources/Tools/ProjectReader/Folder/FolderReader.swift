import Foundation

/// Makes targets of a folder of Swift files, or of files given one by one.
struct FolderReader {
    let folder: URL
    let options: ProjectOptions

    /// One target, or one for each sub-folder that has an entry point of its own.
    func targets() throws -> [BuildTarget] {
        var packages: [URL] = []
        let files = try FileTree.files(in: folder) { sub in
            let isPackage = FileTree.exists(sub.appendingPathComponent("Package.swift"))
            if isPackage { packages.append(sub) }
            return !isPackage && !Self.isTestFolder(sub) && sub.pathExtension != "xcodeproj"
        }
        let sources = files.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
        guard !sources.isEmpty else {
            throw ProjectProblem(
                code: .noSources, file: folder.path, message: "there is no Swift file here",
                mend: "Name a folder of Swift files, a package or an Xcode project")
        }
        let mains = try sources.filter { try SourceScan(contentsOf: $0).hasMain }
        let modules = FolderPackages(folders: packages, library: PackageLibrary(options.packages, beside: [folder]))
        guard mains.count > 1 else { return [try modules.link(target(name: folder.lastPathComponent, root: folder, files: files))] }
        let folders = try mainFolders(mains)
        let shared = files.filter { file in !folders.contains { isInside(file, $0) } }
        return try folders.map { sub in
            try modules.link(target(name: sub.lastPathComponent, root: sub, files: files.filter { isInside($0, sub) } + shared))
        }
    }

    /// A target of these Swift files; resources are looked for nowhere.
    static func target(files: [URL]) throws -> BuildTarget {
        for file in files where !FileTree.exists(file) {
            throw ProjectProblem(code: .noSuchPath, file: file.path, message: "there is no such file", mend: "Check the path")
        }
        let mains = try files.filter { try SourceScan(contentsOf: $0).hasMain }
        guard mains.count <= 1 else { throw severalMains(mains, file: files[0].deletingLastPathComponent().path) }
        let root = files[0].deletingLastPathComponent()
        let name = files.count == 1 ? files[0].deletingPathExtension().lastPathComponent : root.lastPathComponent
        var target = BuildTarget(name: name, kind: .looseFiles, root: root, sources: files)
        target.conditions = ["DEBUG"]
        target.features = Self.features
        return target
    }

    /// No project says in which language mode the files are meant. What Swift 6 takes as defaults of parameters builds in mode 5 as well.
    private static let features: [BuildTarget.Feature] = [.upcoming("IsolatedDefaultValues")]

    /// The highest folders that hold one entry point each.
    private func mainFolders(_ mains: [URL]) throws -> [URL] {
        let parents = mains.map { FileTree.relativePath(of: $0, to: folder).split(separator: "/").dropLast().map(String.init) }
        for depth in 1...max(parents.map(\.count).min() ?? 1, 1) {
            let tops = Set(parents.map { $0.prefix(depth).joined(separator: "/") })
            if tops.count == mains.count, !tops.contains("") { return tops.sorted().map { folder.appendingPathComponent($0) } }
        }
        throw Self.severalMains(mains, file: folder.path)
    }

    private func isInside(_ file: URL, _ folder: URL) -> Bool { file.path.hasPrefix(folder.path + "/") }

    private static func severalMains(_ mains: [URL], file: String) -> ProjectProblem {
        ProjectProblem(
            code: .severalMain, file: file,
            message: "several files have @main: \(mains.map(\.lastPathComponent).sorted().joined(separator: ", "))",
            mend: "Keep one entry point, or put each program in a sub-folder of its own")
    }

    private func target(name: String, root: URL, files: [URL]) throws -> BuildTarget {
        var target = BuildTarget(
            name: name, kind: .looseFiles, root: folder,
            sources: files.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" })
        target.conditions = ["DEBUG"]
        target.features = Self.features
        target.declaresApp = try target.sources.contains { try SourceScan(contentsOf: $0).declaresApp }
        let others = files.filter { $0.pathExtension != "swift" }
        target.resources = others.filter { Self.isResource($0) }.map { ResourceFile(url: $0) }
        target.foreignSources = others.filter { SourceLanguages.foreign.contains($0.pathExtension.lowercased()) }
        if let plist = others.first(where: { $0.lastPathComponent.hasSuffix("Info.plist") }) {
            let expansion = SettingExpansion(settings: ["PRODUCT_NAME": name, "PRODUCT_BUNDLE_IDENTIFIER": target.bundleIdentifier])
            target.infoPlist = expansion.expand(try PropertyListFile.read(plist)).dictionary ?? [:]
        }
        if let identifier = target.infoPlist["CFBundleIdentifier"]?.string { target.bundleIdentifier = identifier }
        if let entitlements = others.first(where: { $0.pathExtension == "entitlements" }) {
            target.entitlements = try PropertyListFile.read(entitlements).dictionary ?? [:]
            target.hasEntitlements = true
        }
        return target
    }

    static func isTestFolder(_ url: URL) -> Bool {
        let name = url.lastPathComponent.lowercased()
        return name == "tests" || name == "test" || name.hasSuffix("tests")
    }

    private static func isResource(_ url: URL) -> Bool {
        let name = url.lastPathComponent
        let other: Set = ["plist", "entitlements", "md", "xcconfig", "pbxproj", "xcodeproj", "xcworkspace", "resolved"]
        if name == "manifest.json" || SourceLanguages.foreign.contains(url.pathExtension.lowercased()) { return false }
        return !url.pathExtension.isEmpty && !other.contains(url.pathExtension.lowercased())
    }
}

/// Packages in sub-folders of a folder of Swift files.
struct FolderPackages {
    let folders: [URL]
    let library: PackageLibrary

    /// The target with those modules of the packages that its sources import.
    func link(_ target: BuildTarget) throws -> BuildTarget {
        guard !folders.isEmpty else { return target }
        var target = target
        let imports = try target.sources.reduce(into: Set<String>()) { $0.formUnion(try SourceScan(contentsOf: $1).imports) }
        for name in imports.sorted() {
            for folder in folders {
                guard let found = try PackageReader(folder: folder, library: library, platform: target.platform).modules(ofProduct: name) else {
                    continue
                }
                target.dependencies += found.modules.filter { module in !target.dependencies.contains { $0.moduleName == module.moduleName } }
                target.missingDependencies += found.missing.filter { !target.missingDependencies.contains($0) }
                break
            }
        }
        return target
    }
}

/// File name endings of sources that are not Swift.
enum SourceLanguages {
    static let foreign: Set = ["m", "mm", "c", "cc", "cpp", "h", "hpp", "s", "metal", "kt", "java"]
}
