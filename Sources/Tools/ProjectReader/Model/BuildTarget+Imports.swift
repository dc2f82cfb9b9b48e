import Foundation

extension BuildTarget {
    /// The target with those dependencies alone that its sources import, directly or through each other. Projects link
    /// libraries to extensions that use none of them, and what is not imported need not build.
    func keepingImportedModules() throws -> BuildTarget {
        var wanted = try importedModules()
        var kept: [BuildTarget] = []
        for module in dependencies.reversed() where wanted.contains(module.moduleName) {
            kept.insert(module, at: 0)
            wanted.formUnion(module.companions)
            if module.native == nil, !module.isMacro { wanted.formUnion(try module.importedModules()) }
        }
        var result = self
        result.dependencies = kept
        return result
    }

    /// Names of the modules its sources import, whatever conditions they stand in.
    public func importedModules() throws -> Set<String> {
        try sources.filter(FileTree.exists).reduce(into: companions.reduce(into: Set()) { $0.insert($1) }) {
            $0.formUnion(try SourceScan(contentsOf: $1).imports)
        }
    }
}
