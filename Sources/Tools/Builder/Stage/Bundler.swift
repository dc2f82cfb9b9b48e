import Foundation
import ProjectReader

/// Puts a program and everything it needs at run time into a folder, as on a device.
struct Bundler {
    let target: BuildTarget
    let isApp: Bool
    let folder: URL
    let options: BuildOptions

    func makeBundle(executable: URL) throws -> URL {
        let bundle = folder.appendingPathComponent("\(target.name).\(isApp ? "app" : "appex")")
        try FileWriting.createFolder(bundle)
        try copyIfNewer(executable, to: bundle.appendingPathComponent(target.name))
        try FileWriting.write(PropertyListValue.dictionary(infoPlist).xml, to: bundle.appendingPathComponent("Info.plist"))
        try FileWriting.write(try entitlements(), to: bundle.appendingPathComponent("entitlements.json"))
        try place(target.resources, in: bundle)
        for module in target.dependencies where !module.resources.isEmpty {
            let name = module.resourceBundleName.map { bundle.appendingPathComponent($0 + ".bundle") } ?? bundle
            try FileWriting.createFolder(name)
            try place(module.resources, in: name)
        }
        return bundle
    }

    private func place(_ resources: [ResourceFile], in bundle: URL) throws {
        for resource in resources {
            guard FileManager.default.fileExists(atPath: resource.url.path) else { continue }
            if try options.resourceCompiler?(resource, bundle) == true { continue }
            switch resource.kind {
            case .stringCatalog: try StringCatalog(contentsOf: resource.url).write(into: bundle)
            default: try copyIfNewer(resource.url, to: bundle.appendingPathComponent(resource.bundlePath))
            }
        }
    }

    private var infoPlist: [String: PropertyListValue] {
        var defaults: [String: PropertyListValue] = [
            "CFBundleIdentifier": .string(target.bundleIdentifier), "CFBundleExecutable": .string(target.name),
            "CFBundleName": .string(target.name), "CFBundleDevelopmentRegion": .string("en"),
            "CFBundlePackageType": .string(isApp ? "APPL" : "XPC!"), "CFBundleShortVersionString": .string("1.0"),
            "CFBundleVersion": .string("1"), "CFBundleInfoDictionaryVersion": .string("6.0"),
        ]
        if target.kind == .looseFiles, target.infoPlist.isEmpty { defaults["NSSupportsLiveActivities"] = .boolean(true) }
        return defaults.merging(target.infoPlist) { _, own in own }
            .merging(["CFBundleExecutable": .string(target.name), "CFBundleIdentifier": .string(target.bundleIdentifier)]) { _, fixed in fixed }
    }

    /// The entitlements as JSON; `null` where the project has none.
    private func entitlements() throws -> String {
        guard target.hasEntitlements else { return "null\n" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(PropertyListValue.dictionary(target.entitlements)), as: UTF8.self) + "\n"
    }

    /// Copies a file or folder unless the copy already has its size and a time of change not before the original's.
    private func copyIfNewer(_ source: URL, to destination: URL) throws {
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: source.path, isDirectory: &isDirectory)
        if exists, !isDirectory.boolValue, isUpToDate(destination, with: source) { return }
        try FileWriting.copy(source, to: destination)
    }

    private func isUpToDate(_ copy: URL, with source: URL) -> Bool {
        guard let old = try? FileManager.default.attributesOfItem(atPath: copy.path),
            let new = try? FileManager.default.attributesOfItem(atPath: source.path),
            let copied = old[.modificationDate] as? Date, let changed = new[.modificationDate] as? Date
        else { return false }
        return copied >= changed && (old[.size] as? Int) == (new[.size] as? Int)
    }
}
