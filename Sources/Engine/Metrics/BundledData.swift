import Foundation

/// Reads the tables that ship with this module.
enum BundledData {
    /// Decodes `<name>.json` of the module's data folder. A missing or broken file means a broken installation and ends the process.
    static func read<Table: Decodable>(_ name: String, as type: Table.Type = Table.self) -> Table {
        let url = Bundle.module.bundleURL.appendingPathComponent("Data/\(name).json")
        do {
            return try JSONDecoder().decode(type, from: Data(contentsOf: url))
        } catch {
            fatalError("\(url.path): cannot be read (\(error)); install Islet again")
        }
    }
}
