import FoundationOverlay

/// Names one object. A new object has a temporary name until it is saved, and a permanent one from then on.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
    public let entity: NSEntityDescription
    public let isTemporaryID: Bool
    /// The store the object is saved in; unknown before.
    public internal(set) weak var persistentStore: NSPersistentStore?
    /// Below 0 for a temporary name. Otherwise the object's number in its store and, in the upper bits, the number of the store.
    let number: Int

    /// Sorts saved objects in the order they were first saved, then new ones in the order they were made.
    package var orderNumber: Int { isTemporaryID ? (1 << 60) - number : number }

    init(entity: NSEntityDescription, number: Int, isTemporary: Bool) {
        self.entity = entity
        self.number = number
        isTemporaryID = isTemporary
        super.init()
    }

    /// `p1` of a saved object, `t1` of a new one.
    package var primaryKey: String { isTemporaryID ? "t\(-number)" : "p\(number & StoreNumbers.rowMask)" }

    public func uriRepresentation() -> URL {
        Self.uri(store: persistentStore?.identifier, entity: entity.name ?? "entity", primaryKey)
    }

    package static func uri(store: String?, entity: String, _ primaryKey: String) -> URL {
        let host = (store ?? "").addingPercentEncoding(withAllowedCharacters: .urlHostAllowed) ?? ""
        let path = entity.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
        return URL(string: "x-coredata://\(host)/\(path)/\(primaryKey)") ?? URL(fileURLWithPath: "/")
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.number == number }
    public override var hash: Int { number }
}
