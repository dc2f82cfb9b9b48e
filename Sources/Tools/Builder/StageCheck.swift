import Foundation
import ProjectReader

/// What can be said about staged sources without the compiler.
struct StageCheck {
    /// Modules that can be imported.
    let known: Set<String>
    let target: BuildTarget

    /// What adapting found, and whether there is more than one entry point.
    func diagnostics(of stage: SourceStage) -> [BuildDiagnostic] {
        let facts = stage.target.sources.map { (source: $0, facts: stage.facts(of: $0)) }
        var result = facts.flatMap(\.facts.diagnostics)
        let mains = facts.flatMap { item in item.facts.mains.map { (file: item.source, place: $0) } }
        if stage.target.name == target.name, mains.count > 1 {
            let names = mains.map { "\($0.place.name) (\($0.file.lastPathComponent):\($0.place.line))" }.joined(separator: ", ")
            result.append(
                BuildDiagnostic(
                    code: .severalMain, severity: .error, message: "several types have @main: \(names). Keep one entry point in a target",
                    file: mains[1].file.path, line: mains[1].place.line))
        }
        return result
    }

    /// One diagnostic for each module that is imported and is nowhere.
    func missingModules(in stages: [SourceStage]) -> [BuildDiagnostic] {
        var result: [BuildDiagnostic] = []
        var seen: Set<String> = []
        for stage in stages {
            for source in stage.target.sources {
                for place in stage.facts(of: source).imports {
                    let module = ImportRule.module(for: place.name, platform: stage.platform)
                    guard !known.contains(module), seen.insert(place.name).inserted else { continue }
                    result.append(
                        BuildDiagnostic(
                            code: .missingModule, severity: .error, message: message(for: place.name), file: source.path, line: place.line))
                }
            }
        }
        return result
    }

    private func message(for module: String) -> String {
        let missing = (target.dependencies + [target]).flatMap(\.missingDependencies)
        if let package = missing.first(where: { ModuleName.identifier(from: $0.product) == module }) {
            return "module “\(module)” comes from the package \(package.origin), which is not on this machine. "
                + "Check the package out beside the project and refer to it by path"
        }
        return "neither Islet nor the project has a module “\(module)”. "
            + "Add its sources to the project as a local package, or leave the code that needs it out with #if canImport(\(module))"
    }
}
