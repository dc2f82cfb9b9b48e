import Builder
import Foundation
import ProjectReader

/// What there is to know of a target before it is built.
struct TargetSummary: Encodable {
    /// A module it needs.
    struct Module: Encodable {
        var name: String
        /// `swift`, `c`, `system` or `macro`.
        var kind: String
        var folder: String
        var files: Int
    }

    struct Missing: Encodable {
        var name: String
        var origin: String
        var reason: String?
    }

    var name: String
    var kind: String
    var platform: String
    var deploymentTarget: String?
    var folder: String
    var files: Int
    var modules: [Module]
    var missing: [Missing]
    var notes: [String]

    /// - Parameter known: Modules that come with the compiler or with Apple's systems.
    init(_ target: BuildTarget, known: Set<String>) throws {
        name = target.name
        kind = target.kind.rawValue
        platform = target.platform.rawValue
        deploymentTarget = target.deploymentTarget
        folder = target.root.path
        files = target.sources.count
        modules = target.dependencies.map { module in
            let kind = module.isMacro ? "macro" : module.native.map { $0.sources.isEmpty ? "system" : "c" } ?? "swift"
            return Module(
                name: module.moduleName, kind: kind, folder: module.root.path, files: module.sources.count + (module.native?.sources.count ?? 0))
        }
        notes = (target.notes + target.dependencies.flatMap(\.notes)).map(\.description)
        missing = try Self.missing(in: target, known: known)
    }

    private static func missing(in target: BuildTarget, known: Set<String>) throws -> [Missing] {
        let reached = target.reachable
        let swift = [reached] + reached.dependencies.filter { $0.native == nil && !$0.isMacro }
        let imported = try swift.reduce(into: Set<String>()) { $0.formUnion(try $1.importedModules()) }
        let atHand = known.union((target.dependencies + [target]).map(\.moduleName))
        let names = try reached.activeImports(among: imported.subtracting(atHand), known: atHand)
        return names.sorted().map { name in
            let package = target.missingDependencies.first { ModuleName.identifier(from: $0.product) == name }
            return Missing(name: name, origin: package?.origin ?? "no package or target of the project", reason: package?.reason)
        }
    }

    var text: String {
        var lines = [
            "\(name): \(kind) for \(platform)\(deploymentTarget.map { " \($0)" } ?? ""), \(files) Swift file\(files == 1 ? "" : "s") in \(folder)"
        ]
        lines += modules.map { "    module \($0.name): \($0.kind), \($0.files) file\($0.files == 1 ? "" : "s") in \($0.folder)" }
        lines += missing.map { "    missing \($0.name): \($0.origin)\($0.reason.map { ": \($0)" } ?? "")" }
        if let first = missing.first {
            lines.append("    mend: islet stub \(missing.count == 1 ? first.name : "all") PATH writes a stub from how it is used")
        }
        return (lines + notes.map { "    note \($0)" }).joined(separator: "\n")
    }
}
