import Foundation

/// The modules of Apple's SDKs that projects import.
public enum AppleFrameworks {
    private struct Table: Decodable {
        var names: [String]
        /// What importing a module brings along, on `all` systems or on one.
        var reexports: [String: [String: [String]]]
        /// Which systems have a framework; one that is not listed is on all of them.
        var systems: [String: [String]]
        /// What else a framework that is only declared brings along.
        var exports: [String: [String]]
        /// What names of a framework begin with.
        var prefixes: [String: [String]]
        /// Types of a framework that begin otherwise.
        var types: [String: [String]]
    }

    private static let table: Table = {
        guard let table = try? JSONDecoder().decode(Table.self, from: Data(PackageResources.apple_frameworks_json)) else {
            fatalError("the table of frameworks is broken")
        }
        return table
    }()

    /// Names of the public frameworks of all of Apple's systems, and of the C libraries that come with them.
    public static let names = Set(table.names)

    /// Modules whose names sources find that import `modules`, on a system.
    public static func reexports(of modules: Set<String>, on platform: TargetPlatform) -> Set<String> {
        let tables = ["all", platform.rawValue].compactMap { table.reexports[$0] }
        return modules.reduce(into: Set<String>()) { found, module in
            for table in tables { found.formUnion(table[module] ?? []) }
        }
    }

    /// Modules of other systems' C libraries and of Foundation's division on Linux, which Apple's systems do not have.
    public static let linuxModules: Set = [
        "Glibc", "Musl", "Android", "Bionic", "WinSDK", "WASILibc", "CRT", "FoundationXML", "FoundationEssentials",
        "FoundationInternationalization",
    ]

    /// Whether a system's SDK lacks a module that another system's has.
    public static func isForeign(_ module: String, to platform: TargetPlatform) -> Bool {
        table.systems[module].map { !$0.contains(platform.rawValue) } ?? false
    }

    /// What importing a framework that is only declared brings along.
    public static func exports(of module: String) -> [String] { table.exports[module] ?? ["Foundation"] }

    /// Those of `modules` that a name can belong to, going by how it begins: a framework's letters and a capital, as in `HKHealthStore`.
    public static func owners(of name: String, among modules: Set<String>) -> [String] {
        modules.filter { module in
            table.types[module]?.contains(name) == true || table.prefixes[module]?.contains { isName(name, beginningWith: $0) } == true
        }.sorted()
    }

    private static func isName(_ name: String, beginningWith prefix: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        if prefix.hasSuffix("_") { return name.count > prefix.count }
        guard let next = name.dropFirst(prefix.count).first else { return false }
        return next.isUppercase || next == "_"
    }
}
