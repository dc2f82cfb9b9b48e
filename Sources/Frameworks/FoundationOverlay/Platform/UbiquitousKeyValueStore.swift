import Foundation

/// The key-value store of iCloud, kept on the simulated device only.
/// - Support: partial. Kept on the simulated device only.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()
    /// Posted when another device changed the store; never, as there is none.
    public static let didChangeExternallyNotification = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private let store: DefaultsStore

    public override init() {
        let file = DeviceContainers.current.bundleDirectory.appendingPathComponent("Library/SyncedPreferences/store.sqlite")
        store = DefaultsStores.store(file: file)
    }

    open func object(forKey aKey: String) -> Any? { store.value(aKey) }

    open func set(_ anObject: Any?, forKey aKey: String) {
        store.set(anObject.map { PropertyListValue.plain($0, key: aKey) }, forKey: aKey)
    }

    open func removeObject(forKey aKey: String) { store.set(nil, forKey: aKey) }
    open var dictionaryRepresentation: [String: Any] { store.values() }

    /// Does nothing and is true: every write is on disk when it returns.
    @discardableResult
    open func synchronize() -> Bool { true }

    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
    open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }
    open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }

    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }
}

/// The keys of what a change of the store says, and the reasons it can have.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
