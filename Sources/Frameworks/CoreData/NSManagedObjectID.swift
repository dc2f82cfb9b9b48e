import FoundationOverlay

/// Names one object. A new object has a temporary name until it is saved, and a permanent one from then on.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
    public let entity: NSEntityDescription
    public let isTemporaryID: Bool
    /// The store the object is saved in; unknown before.
    public internal(set) weak var persistentStore: NSPersistentStore?
    /// Below 0 for a temporary name. Otherwise the object's number in its store and, in the upper bits, the number of the store.
    let number: Int

    init(entity: NSEntityDescription, number: Int, isTemporary: Bool) {
        self.entity = entity
        self.number = number
        isTemporaryID = isTemporary
        super.init()
    }

    public func uriRepresentation() -> URL {
        let path = isTemporaryID ? "t\(-number)" : "p\(number & StoreNumbers.rowMask)"
        return URL(string: "x-coredata://\(persistentStore?.identifier ?? "")/\(entity.name ?? "entity")/\(path)") ?? URL(fileURLWithPath: "/")
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.number == number }
    public override var hash: Int { number }
}
