import FoundationOverlay

/// Cocoa's errors of persistent stores.
enum StoreError {
    /// `NSMigrationError`
    static let migration = 134_110
    /// `NSPersistentStoreOpenError`
    static let open = 134_080
    /// `NSPersistentStoreIncompatibleSchemaError`
    static let incompatible = 134_020
    /// `NSPersistentStoreSaveError`
    static let readOnly = 134_030
    /// `NSPersistentStoreTypeMismatchError`
    static let unstorable = 134_010

    static func make(_ code: Int, _ file: URL?, _ reason: String) -> NSError {
        let name = file.map { "The store \($0.lastPathComponent)" } ?? "The store"
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: "\(name) cannot be used: \(reason)."])
    }
}
