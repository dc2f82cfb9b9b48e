import FoundationOverlay

/// Cocoa's errors of persistent stores.
enum StoreError {
    /// `NSMigrationError`
    static let migration = 134_110
    /// `NSMigrationMissingMappingModelError`
    static let missingMapping = 134_140
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

    /// The same error, with the file it is about.
    static func naming(_ file: URL?, _ error: NSError) -> NSError {
        guard let file else { return error }
        let text = error.localizedDescription.replacingOccurrences(of: "The store cannot", with: "The store \(file.lastPathComponent) cannot")
        return NSError(domain: error.domain, code: error.code, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
