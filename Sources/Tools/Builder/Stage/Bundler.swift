import Foundation
import IsletModel
import ProjectReader

/// Puts a program and everything it needs at run time into a folder, as on a device.
struct Bundler {
    /// What a finished bundle was made of, and what was said about it.
    private struct Record: Codable {
        var fingerprint: String
        var diagnostics: [BuildDiagnostic]
    }

    let target: BuildTarget
    let isApp: Bool
    let folder: URL

    private var name: String { "\(target.name).\(isApp ? "app" : target.kind == .test ? "xctest" : "appex")" }
    private var recordFile: URL { folder.appendingPathComponent(name + ".json") }

    /// The bundle, made anew where anything in it changed, and put in the place of the old one as a whole.
    ///
    /// - Parameter content: A fingerprint of all that went into the program.
    func makeBundle(executable: URL, content: String) throws -> (bundle: URL, diagnostics: [BuildDiagnostic]) {
        let bundle = folder.appendingPathComponent(name, isDirectory: true)
        let fingerprint = try fingerprint(content: content)
        try FileWriting.remove(bundle.appendingPathComponent(LiteralEdits.fileName))
        if let record = savedRecord(), record.fingerprint == fingerprint, FileManager.default.fileExists(atPath: bundle.path) {
            return (bundle, record.diagnostics)
        }
        try FileWriting.remove(recordFile)
        let new = folder.appendingPathComponent(name + ".new")
        try FileWriting.remove(new)
        let diagnostics = try fill(new, executable: executable)
        try FileWriting.exchange(bundle, with: new)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try encoder.encode(Record(fingerprint: fingerprint, diagnostics: diagnostics)).write(to: recordFile)
        return (bundle, diagnostics)
    }

    private func fill(_ bundle: URL, executable: URL) throws -> [BuildDiagnostic] {
        try FileWriting.createFolder(bundle)
        try FileManager.default.copyItem(at: executable, to: bundle.appendingPathComponent(target.name))
        try FileWriting.write(PropertyListValue.dictionary(infoPlist).xml, to: bundle.appendingPathComponent("Info.plist"))
        try FileWriting.write(try entitlements(), to: bundle.appendingPathComponent("entitlements.json"))
        var diagnostics: [BuildDiagnostic] = []
        for (resources, place) in resourceFolders(of: bundle) { diagnostics += try ResourcePlacer(folder: place).place(resources) }
        for (name, identifier) in packageBundles {
            let keys = ["CFBundleIdentifier": identifier, "CFBundleName": name, "CFBundlePackageType": "BNDL", "CFBundleDevelopmentRegion": "en"]
            let place = bundle.appendingPathComponent("\(name).bundle/Info.plist")
            if !FileManager.default.fileExists(atPath: place.path) {
                try FileWriting.write(PropertyListValue.dictionary(keys.mapValues { .string($0) }).xml, to: place)
            }
        }
        return diagnostics
    }

    /// Bundles with the resources of packages, with their identifiers: package, target and `resources`, as Xcode gives them.
    private var packageBundles: [(name: String, identifier: String)] {
        target.dependencies.compactMap { module in
            guard !module.resources.isEmpty, let name = module.resourceBundleName else { return nil }
            let package = name.hasSuffix("_" + module.name) ? String(name.dropLast(module.name.count + 1)) : name
            let identifier = "\(package).\(module.name).resources".map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }
            return (name, String(identifier))
        }
    }

    /// The target's resources, and those of each module it needs, with the folder they go to.
    private func resourceFolders(of bundle: URL) -> [(resources: [ResourceFile], folder: URL)] {
        var shared = target.resources
        var result: [(resources: [ResourceFile], folder: URL)] = []
        for module in target.dependencies where !module.resources.isEmpty {
            if let name = module.resourceBundleName {
                result.append((module.resources, bundle.appendingPathComponent(name + ".bundle")))
            } else {
                shared += module.resources
            }
        }
        return [(shared, bundle)] + result
    }

    private func fingerprint(content: String) throws -> String {
        var result = Fingerprint()
        result.add(content)
        result.add(PropertyListValue.dictionary(infoPlist).xml)
        result.add(try entitlements())
        for (name, identifier) in packageBundles { result.add("\(name) \(identifier)") }
        for (resources, place) in resourceFolders(of: folder) {
            result.add(place.lastPathComponent)
            for resource in resources {
                result.add("\(resource.bundlePath) \(resource.kind.rawValue)")
                result.addContents(of: resource.url)
            }
        }
        return result.text
    }

    /// A record that cannot be read counts as none.
    private func savedRecord() -> Record? {
        FileManager.default.contents(atPath: recordFile.path).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
    }

    private var infoPlist: [String: PropertyListValue] {
        var defaults: [String: PropertyListValue] = [
            "CFBundleIdentifier": .string(target.bundleIdentifier), "CFBundleExecutable": .string(target.name),
            "CFBundleName": .string(target.name), "CFBundleDevelopmentRegion": .string("en"),
            "CFBundlePackageType": .string(isApp ? "APPL" : "XPC!"), "CFBundleShortVersionString": .string("1.0"),
            "CFBundleVersion": .string("1"), "CFBundleInfoDictionaryVersion": .string("6.0"),
        ]
        if let accent = target.accentColorName { defaults["NSAccentColorName"] = .string(accent) }
        // Where the classes of a data model are looked for, which a library of the project may hold.
        if hasDataModel { defaults["IsletModules"] = .array(([target] + target.dependencies).map { .string($0.moduleName) }) }
        if target.kind == .looseFiles, target.infoPlist.isEmpty { defaults["NSSupportsLiveActivities"] = .boolean(true) }
        return defaults.merging(frameworkKeys) { own, _ in own }.merging(target.infoPlist) { _, own in own }
            .merging(["CFBundleExecutable": .string(target.name), "CFBundleIdentifier": .string(target.bundleIdentifier)]) { _, fixed in fixed }
    }

    private var hasDataModel: Bool { ([target] + target.dependencies).contains { $0.resources.contains { $0.kind == .dataModel } } }

    /// What the project itself keeps in the Info.plist files of its frameworks, whose bundle is the program's, as for their resources.
    private var frameworkKeys: [String: PropertyListValue] {
        target.dependencies.reduce(into: [:]) { keys, module in
            for (key, value) in module.infoPlist where !Self.systemPrefixes.contains(where: key.hasPrefix) && keys[key] == nil { keys[key] = value }
        }
    }

    /// How keys begin that the system reads.
    private static let systemPrefixes = ["CF", "NS", "UI", "LS", "WK", "BG", "Xcode"]

    /// The entitlements as JSON; `null` where the project has none.
    private func entitlements() throws -> String {
        guard target.hasEntitlements else { return "null\n" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(PropertyListValue.dictionary(target.entitlements)), as: UTF8.self) + "\n"
    }
}
