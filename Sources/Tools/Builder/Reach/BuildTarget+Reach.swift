import Foundation
import ProjectReader

extension BuildTarget {
    /// The target with those files of its modules that it reaches: what is compiled of them.
    public var reachable: BuildTarget { ReachableSources(self).reduced }

    /// Which of some modules its sources and those of its modules import in code that is active on its system.
    ///
    /// - Parameter known: Modules that can be imported, for `canImport`.
    public func activeImports(among names: Set<String>, known: Set<String>) throws -> Set<String> {
        var result: Set<String> = []
        for module in dependencies + [self] where module.native == nil && !module.isMacro {
            let platform = Platform(system: module.platform, conditions: Set(module.conditions), isSimulator: true, modules: known)
            for source in module.sources {
                let wanted = names.subtracting(result)
                guard !wanted.isEmpty else { return result }
                guard let scan = try? SourceScan(contentsOf: source), !scan.imports.isDisjoint(with: wanted),
                    let data = FileManager.default.contents(atPath: source.path)
                else { continue }
                let text = String(decoding: data, as: UTF8.self)
                try SourceNesting.check(text, file: source.path)
                let facts = SourceAdapter(platform: platform).adapt(text, file: source.path, name: "", rules: []).facts
                result.formUnion(facts.imports.map(\.name).filter(names.contains))
            }
        }
        return result
    }
}
