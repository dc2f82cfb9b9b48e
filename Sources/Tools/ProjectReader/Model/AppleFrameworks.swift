import Foundation

/// The modules of Apple's SDKs that projects import.
public enum AppleFrameworks {
    private struct Table: Decodable {
        var names: [String]
        /// What importing a module brings along, on `all` systems or on one.
        var reexports: [String: [String: [String]]]
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
        }.subtracting(modules)
    }
}
