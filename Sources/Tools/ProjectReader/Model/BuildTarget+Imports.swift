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

    /// Names of the modules its sources import, but for those in conditions that do not hold for the target.
    public func importedModules() throws -> Set<String> {
        let modules = Set(dependencies.map(\.moduleName))
        return try importedModules { modules.contains($0) ? true : nil }
    }

    /// - Parameter canImport: Whether a module of the project can be imported; nil where that is not known.
    func importedModules(_ canImport: @escaping (String) -> Bool?) throws -> Set<String> {
        let answers = ConditionAnswers(platform: platform, flags: Set(conditions), knowsAllFlags: packageName != nil, canImport: canImport)
        return try sources.filter(FileTree.exists).reduce(into: Set(companions)) { found, source in
            found.formUnion(try SourceScan(contentsOf: source).imports { _ in answers })
        }
    }

    /// The same, without those that sources ask for (`canImport`) before they import them, where `modules` lacks them: nobody promises them.
    func neededModules(among modules: Set<String>) throws -> Set<String> {
        let (flags, isPackage) = (Set(conditions), packageName != nil)
        return try sources.filter(FileTree.exists).reduce(into: []) { found, source in
            found.formUnion(
                try SourceScan(contentsOf: source).imports { name in
                    ConditionAnswers(platform: platform, flags: flags, knowsAllFlags: isPackage) { asked in
                        modules.contains(asked) ? true : asked == name ? false : nil
                    }
                })
        }
    }
}
