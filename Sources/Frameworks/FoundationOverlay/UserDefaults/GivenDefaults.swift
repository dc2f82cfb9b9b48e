import Foundation

/// Values a store begins with: a property list beside its database, named as on a device. They are taken over when the store is first
/// opened; what was set before stays.
struct GivenDefaults {
    /// The property list with the values.
    let file: URL

    /// - Parameter database: the file of the store.
    init(database: URL) { file = database.deletingPathExtension().appendingPathExtension("plist") }

    var exist: Bool { FileManager.default.fileExists(atPath: file.path) }

    /// Moves the values into the database.
    func move(into database: DefaultsDatabase) throws {
        guard exist else { return }
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), options: [], format: nil)
        guard let values = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
        let encoded = try values.mapValues { try PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0) }
        try database.add(encoded)
        try FileManager.default.moveItem(at: file, to: file.appendingPathExtension("taken"))
    }
}
