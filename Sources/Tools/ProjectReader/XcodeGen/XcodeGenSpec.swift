import Foundation
import IsletModel

/// A `project.yml` of XcodeGen, with what it includes merged and its templates filled in.
struct XcodeGenSpec {
    /// The folder that paths start from.
    let folder: URL
    let list: PropertyListValue

    init(contentsOf file: URL) throws {
        folder = file.deletingLastPathComponent()
        list = try Self.read(file, visited: [])
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

    private static let maximumIncludes = 20

    private static func read(_ file: URL, visited: [String]) throws -> PropertyListValue {
        let own = try YAMLFile.read(file)
        guard visited.count < maximumIncludes, !visited.contains(file.path) else { return own }
        var base = PropertyListValue.dictionary([:])
        let includes = own["include"]?.array ?? own["include"].map { [$0] } ?? []
        for include in includes {
            guard let path = include.string ?? include["path"]?.string, include["enable"]?.boolean != false else { continue }
            let other = URL(fileURLWithPath: path, relativeTo: file.deletingLastPathComponent()).standardizedFileURL
            guard FileTree.exists(other) else { continue }
            base = merge(base, try read(other, visited: visited + [file.path]))
        }
        return merge(base, own)
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
        for template in target["templates"]?.strings ?? [] where depth < maximumIncludes {
            guard let found = templates[template] else { continue }
            base = merge(base, fill(found, templates: templates, name: name, depth: depth + 1))
        }
        let attributes = (target["templateAttributes"]?.dictionary ?? [:]).merging(["target_name": .string(name)]) { first, _ in first }
        return merge(base, target).mapStrings { text in
            attributes.reduce(text) { $0.replacingOccurrences(of: "${\($1.key)}", with: $1.value.string ?? "") }
        }
    }
}
