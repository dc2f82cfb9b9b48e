import IsletModel

extension BundledData {
    /// Decodes `Data/<name>.json` of this module.
    static func read<Table: Decodable>(_ name: String, as type: Table.Type = Table.self) -> Table { read(name, as: type, in: .module) }
}
