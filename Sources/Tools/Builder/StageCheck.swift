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
        if stage.target.name == target.name, mains.isEmpty, target.packageName == nil, target.kind != .test {
            let bundles = facts.flatMap { item in item.facts.widgetBundles.map { (source: item.source, place: $0) } }
            let widgets = facts.flatMap { item in item.facts.widgets.map { (source: item.source, place: $0) } }
            result += missingMain(bundles + widgets)
        }
        return result
    }

    /// Widgets without an entry point are in no gallery. A package's widgets may be those of a program elsewhere.
    private func missingMain(_ widgets: [(source: URL, place: FileFacts.Place)]) -> [BuildDiagnostic] {
        guard let first = widgets.first,
            !target.sources.contains(where: { $0.lastPathComponent == "main.swift" })
        else { return [] }
        return [
            BuildDiagnostic(
                code: .noMain, severity: .error,
                message:
                    "no type has @main, so no widget can be found. Write @main before “\(first.place.name)”",
                file: first.source.path, line: first.place.line)
        ]
    }

    /// One warning for each module that is imported and is nowhere; a note for Apple's.
    func missingModules(in stages: [SourceStage]) -> [(name: String, diagnostic: BuildDiagnostic)] {
        var result: [(name: String, diagnostic: BuildDiagnostic)] = []
        var seen: Set<String> = []
        for stage in stages {
            for source in stage.target.sources {
                for place in stage.facts(of: source).imports {
                    let module = ImportRule.module(for: place.name, platform: stage.platform)
                    guard !known.contains(module), !known.contains(place.name), seen.insert(place.name).inserted else { continue }
                    let diagnostic =
                        AppleFrameworks.names.contains(place.name) || SymbolPackage.modules.contains(place.name)
                            || DeclaredFrameworks.replacement(ofPackage: place.name) != nil
                        ? BuildDiagnostic(
                            code: .declaredOnly, severity: .note, message: Self.declaredOnly(place.name), file: source.path, line: place.line)
                        : BuildDiagnostic(
                            code: .missingModule, severity: .warning, message: message(for: place.name), file: source.path, line: place.line)
                    result.append((stage.platform.realNames[place.name] == nil ? module : place.name, diagnostic))
                }
            }
        }
        return result
    }

    private static func declaredOnly(_ module: String) -> String {
        if SymbolPackage.modules.contains(module) {
            return "the package with the module \(module) is not on this machine; the symbols that the sources name are taken by their names"
        }
        if let replacement = DeclaredFrameworks.replacement(ofPackage: module) {
            return "the package's module \(module) stands on Objective-C code, which does not run here; it is declared in part: \(replacement)"
        }
        return DeclaredFrameworks.contains(module)
            ? "Apple's framework \(module) is declared in part, and answers as on a device whose owner refused it"
            : "Apple's framework \(module) can be imported, but nothing it declares is available here"
    }

    private func message(for module: String) -> String {
        let missing = (target.dependencies + [target]).flatMap(\.missingDependencies)
        if let package = missing.first(where: { ModuleName.identifier(from: $0.product) == module }) {
            if package.isForeign {
                let name = URL(fileURLWithPath: package.origin).lastPathComponent
                return "module “\(module)” of the package \(name) \(package.reason ?? "does not run here"). "
                    + "What needs it is left out; to say what it does, write a stub of it: islet stub \(module) PATH"
            }
            let reason = package.reason.map { ": \($0)" } ?? ""
            let place = package.origin == "unknown" ? "one of the project's packages" : "the package \(package.origin)"
            return "module “\(module)” comes from \(place), which is not on this machine\(reason). "
                + "Name a folder with its checkout: --packages DIR. \(Self.stub(module))"
        }
        let absence = "neither Islet nor the project has a module “\(module)”. "
        if let folder = folderWithoutPods {
            return absence + "The project takes libraries from CocoaPods and has no folder Pods: run pod install in \(folder.path)"
        }
        return absence + "Add its sources to the project as a local package, or leave the code that needs it out with #if canImport(\(module)). "
            + Self.stub(module)
    }

    private static func stub(_ module: String) -> String { "Where it cannot be had, write a stub: islet stub \(module) PATH" }

    /// Where the `Podfile` of the project lies whose libraries were not fetched; nil where there is none.
    private var folderWithoutPods: URL? {
        var folder = target.root.standardizedFileURL
        while folder.pathComponents.count > 1 {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Podfile").path) {
                return FileManager.default.fileExists(atPath: folder.appendingPathComponent("Pods").path) ? nil : folder
            }
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { return nil }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
