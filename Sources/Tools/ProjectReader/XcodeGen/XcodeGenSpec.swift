import Foundation
import IsletModel

/// A `project.yml` of XcodeGen, with what it includes merged and its templates filled in.
struct XcodeGenSpec {
    /// The folder that paths start from.
    let folder: URL
    let list: PropertyListValue

    init(contentsOf file: URL) throws {
        let own = try YAMLFile.read(file)
        folder = XcodeGenPaths.root(of: file, own)
        var visited = Set([file.standardizedFileURL.path])
        list = try Self.merged(own, folder: folder, prefix: "", visited: &visited)
    }

    var name: String { list["name"]?.string ?? folder.lastPathComponent }
    var packages: [String: PropertyListValue] { list["packages"]?.dictionary ?? [:] }

    /// Targets by name, templates merged.
    var targets: [(name: String, target: PropertyListValue)] {
        let templates = list["targetTemplates"]?.dictionary ?? [:]
        return (list["targets"]?.dictionary ?? [:]).sorted { $0.key < $1.key }.map { name, target in
            (name, Self.fill(target, templates: templates, name: name, depth: 0))
        }
    }

    /// Settings of `base`, of the configuration and of the groups named, or a plain list of them.
    func settings(_ value: PropertyListValue?, configuration: String) -> [String: PropertyListValue] {
        guard let entries = value?.dictionary else { return [:] }
        guard entries.keys.contains(where: { ["base", "configs", "groups"].contains($0) }) else { return entries }
        var result: [String: PropertyListValue] = [:]
        for group in entries["groups"]?.strings ?? [] {
            result.merge(settings(list["settingGroups"]?[group], configuration: configuration)) { _, new in new }
        }
        result.merge(entries["base"]?.dictionary ?? [:]) { _, new in new }
        let configs = entries["configs"]?.dictionary ?? [:]
        let own = configs.first { $0.key.lowercased() == configuration.lowercased() } ?? configs.first { $0.key.lowercased().contains("debug") }
        result.merge(own?.value.dictionary ?? [:]) { _, new in new }
        return result
    }

    /// How deep templates may refer to others.
    private static let maximumTemplates = 20

    /// A specification with what it includes. Each file counts once, its paths start from its own folder unless `relativePaths` is off.
    ///
    /// - Parameter prefix: The folder of the specification, from `folder`.
    private static func merged(
        _ own: PropertyListValue, folder: URL, prefix: String, visited: inout Set<String>
    ) throws -> PropertyListValue {
        var base = PropertyListValue.dictionary([:])
        for include in includes(of: own) {
            let path = XcodeGenPaths.joined(prefix, include.path)
            let file = folder.appendingPathComponent(path).standardizedFileURL
            guard FileTree.exists(file), visited.insert(file.path).inserted else { continue }
            let inner = include.movesPaths ? (path as NSString).deletingLastPathComponent : prefix
            base = merge(base, try merged(YAMLFile.read(file), folder: folder, prefix: inner, visited: &visited))
        }
        return merge(base, XcodeGenPaths(prefix: prefix).resolved(own))
    }

    /// What a specification includes, as written.
    static func includes(of list: PropertyListValue) -> [(path: String, movesPaths: Bool)] {
        let entries = list["include"]?.array ?? list["include"].map { [$0] } ?? []
        return entries.compactMap { entry in
            guard let path = entry.string ?? entry["path"]?.string, entry["enable"]?.boolean != false else { return nil }
            return (path, entry["relativePaths"]?.boolean != false)
        }
    }

    /// Lists are joined, dictionaries merged, everything else replaced. A key that ends in `:REPLACE` replaces.
    static func merge(_ base: PropertyListValue, _ own: PropertyListValue) -> PropertyListValue {
        if case .array(let first) = base, case .array(let second) = own { return .array(first + second) }
        guard case .dictionary(var result) = base, case .dictionary(let entries) = own else { return own }
        for (key, value) in entries {
            if key.hasSuffix(":REPLACE") {
                result[String(key.dropLast(":REPLACE".count))] = value
            } else {
                result[key] = result[key].map { merge($0, value) } ?? value
            }
        }
        return .dictionary(result)
    }

    private static func fill(
        _ target: PropertyListValue, templates: [String: PropertyListValue], name: String, depth: Int
    ) -> PropertyListValue {
        var base = PropertyListValue.dictionary([:])
        for template in target["templates"]?.strings ?? [] where depth < maximumTemplates {
            guard let found = templates[template] else { continue }
            base = merge(base, fill(found, templates: templates, name: name, depth: depth + 1))
        }
        let attributes = (target["templateAttributes"]?.dictionary ?? [:]).merging(["target_name": .string(name)]) { first, _ in first }
        return merge(base, target).mapStrings { text in
            attributes.reduce(text) { $0.replacingOccurrences(of: "${\($1.key)}", with: $1.value.string ?? "") }
        }
    }
}
