import Foundation
import ProjectReader

/// Writes the files that are added to a module's adapted sources.
struct ModuleGenerator {
    let stage: SourceStage
    let folder: URL
    /// Names of the modules this one is linked with.
    let dependencies: [String]
    let entry: ModuleSupport.Entry
    let runtimeModules: Set<String>
    /// The name the module has for the compiler.
    let moduleName: String

    /// The names of the files, in the module's folder.
    func write() throws -> [String] {
        var files: [String] = []
        var registering = registeringFiles
        if runtimeModules.contains("Intents"), let text = try IntentDefinition(resources: stage.target.resources).text {
            try FileWriting.write(text, to: folder.appendingPathComponent(IntentDefinition.fileName))
            files.append(IntentDefinition.fileName)
            registering.append(String(IntentDefinition.fileName.dropLast(".swift".count)))
        }
        if runtimeModules.contains("CoreData"),
            let text = try DataModelClasses(resources: stage.target.resources).text(overrides: stage.extensionOverrides)
        {
            try FileWriting.write(text, to: folder.appendingPathComponent(DataModelClasses.fileName))
            files.append(DataModelClasses.fileName)
        }
        if runtimeModules.isSuperset(of: ["SwiftUI", "UIKit"]), let text = assetSymbols.text {
            try FileWriting.write(text, to: folder.appendingPathComponent(AssetSymbols.fileName))
            files.append(AssetSymbols.fileName)
        }
        if runtimeModules.isSuperset(of: ["SwiftUI", "UIKit"]) {
            if let text = stringSymbols.text {
                try FileWriting.write(text, to: folder.appendingPathComponent(StringSymbols.fileName))
                files.append(StringSymbols.fileName)
            }
            for (index, source) in stage.target.generatedSources.enumerated() {
                let name = "_IsletGenerated\(index)_\(source.name)"
                try FileWriting.write(source.text, to: folder.appendingPathComponent(name))
                files.append(name)
            }
        }
        files += [StandIns.fileName, MissingFunctions.fileName].filter {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
        var support = ModuleSupport(
            module: moduleName, registeringFiles: registering, dependencies: dependencies,
            entry: entry == .own && LostEntry(folder: folder).exists ? .previews : entry,
            runtimeModules: usesFrameworks(files) ? runtimeModules : [], resourceBundle: stage.target.resourceBundleName)
        support.sharedImports = sharedImports
        support.seesFoundation = usesFrameworks(files) || importsFoundation
        support.looksLiteralsUp = stage.platform.editableLiterals != nil
        if entry == .tests {
            support.testFiles = testFiles
            let text = String(decoding: PackageResources.TestMain_swift_txt, as: UTF8.self)
            try FileWriting.write(text, to: folder.appendingPathComponent(TestMethods.mainFileName))
            files.append(TestMethods.mainFileName)
        }
        try FileWriting.write(support.text, to: folder.appendingPathComponent(ModuleSupport.fileName))
        return files + [ModuleSupport.fileName]
    }

    private var importsFoundation: Bool {
        stage.target.sources.contains { source in
            stage.facts(of: source).imports.contains { ImportRule.module(for: $0.name, platform: stage.platform) == "Foundation" }
        }
    }

    /// Whether the module needs more than the standard library. One that does not is not shown the members that Foundation adds to its types.
    private func usesFrameworks(_ generated: [String]) -> Bool {
        guard entry == .none, generated.isEmpty, stage.target.resourceBundleName == nil else { return true }
        return stage.target.sources.contains { source in
            stage.facts(of: source).imports.contains { place in
                let module = ImportRule.module(for: place.name, platform: stage.platform)
                return module == ImportRule.overlay || runtimeModules.contains(module)
            }
        }
    }

    /// Modules whose types Apple's compiler also finds through other frameworks, so that files do without the import.
    private var sharedImports: [String] {
        let imported = stage.target.sources.reduce(into: Set<String>()) { $0.formUnion(stage.facts(of: $1).imports.map(\.name)) }
        let shared = imported.intersection(["CoreLocation"]).union(AppleFrameworks.reexports(of: imported, on: stage.target.platform))
        return shared.intersection(runtimeModules).subtracting([stage.target.moduleName]).sorted()
    }

    private var registeringFiles: [String] {
        stage.target.sources.filter { source in
            let facts = stage.facts(of: source)
            return !facts.registrations.isEmpty || !facts.sceneDelegates.isEmpty || !facts.models.isEmpty
        }.map { $0.deletingPathExtension().lastPathComponent }
    }

    private var testFiles: [String] {
        stage.target.sources.filter { !stage.facts(of: $0).testClasses.isEmpty }.map { $0.deletingPathExtension().lastPathComponent }
    }

    private func names(_ kind: KeyPath<FileFacts, Set<String>>) -> Set<String> {
        stage.target.sources.reduce(into: []) { $0.formUnion(stage.facts(of: $1)[keyPath: kind]) }
    }

    private var stringSymbols: StringSymbols {
        StringSymbols(
            resources: stage.target.generatesStringSymbols ? stage.target.resources : [], used: names(\.memberNames), own: names(\.textNames),
            bundle: stage.target.resourceBundleName == nil ? ".main" : ".atURL(Bundle.module.bundleURL)")
    }

    private var assetSymbols: AssetSymbols {
        AssetSymbols(
            resources: stage.target.resources, used: names(\.memberNames), own: names(\.styleNames),
            hasExtensions: stage.target.generatesAssetExtensions,
            bundle: stage.target.resourceBundleName == nil ? ".main" : ".module")
    }
}
