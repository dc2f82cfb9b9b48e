import Foundation

extension BuildTarget {
    /// The target with those dependencies alone that its sources import, directly or through each other. Projects link
    /// libraries to extensions that use none of them, and what is not imported need not build.
    func keepingImportedModules() throws -> BuildTarget {
        var wanted = try Self.imports(of: sources)
        var kept: [BuildTarget] = []
        for module in dependencies.reversed() where wanted.contains(module.moduleName) {
            kept.insert(module, at: 0)
            wanted.formUnion(try Self.imports(of: module.sources))
        }
        var result = self
        result.dependencies = kept
        return result
    }

    private static func imports(of sources: [URL]) throws -> Set<String> {
        try sources.filter(FileTree.exists).reduce(into: Set<String>()) { $0.formUnion(try SourceScan(contentsOf: $1).imports) }
    }
}
