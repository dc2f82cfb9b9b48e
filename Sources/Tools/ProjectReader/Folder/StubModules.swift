import Foundation

/// Modules written to stand for ones that cannot be had, in Swift or as the interface of a binary (`.swiftinterface`). They go before everything
/// else of their name.
struct StubModules {
    private static let endings: Set = ["swift", "swiftinterface"]

    /// The folder beside a project whose stubs are used without being named.
    static let folderName = "IsletStubs"

    private let files: [String: [URL]]

    init(folders: [URL]) throws {
        var found: [String: [URL]] = [:]
        for folder in folders where FileTree.isFolder(folder) {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
                let url = folder.appendingPathComponent(name)
                let module = FileTree.isFolder(url) ? name : url.deletingPathExtension().lastPathComponent
                let sources = FileTree.isFolder(url) ? try FileTree.files(in: url).filter { Self.endings.contains($0.pathExtension) } : [url]
                if found[module] == nil, sources.allSatisfy({ Self.endings.contains($0.pathExtension) }), !sources.isEmpty { found[module] = sources }
            }
        }
        files = found
    }

    /// Puts stubs into the target's dependencies for what it and they import.
    func complete(_ target: inout BuildTarget) throws {
        guard !files.isEmpty else { return }
        var stubs: [BuildTarget] = []
        var open = try ([target] + target.dependencies).reduce(into: Set<String>()) { $0.formUnion(try $1.importedModules()) }
        while let name = open.sorted().first {
            open.remove(name)
            guard let sources = files[name], !stubs.contains(where: { $0.moduleName == name }) else { continue }
            var stub = BuildTarget(name: name, kind: .library, root: sources[0].deletingLastPathComponent(), sources: sources)
            stub.platform = target.platform
            stubs.append(stub)
            open.formUnion(try stub.importedModules())
        }
        let names = Set(stubs.map(\.moduleName))
        target.dependencies = try ModuleOrder.sorted(stubs + target.dependencies.filter { !names.contains($0.moduleName) })
        target.missingDependencies.removeAll { names.contains(ModuleName.identifier(from: $0.product)) }
    }
}
