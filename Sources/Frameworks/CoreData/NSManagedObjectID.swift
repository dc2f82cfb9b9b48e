import FoundationOverlay

/// Names one object for its whole life.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
    public let entity: NSEntityDescription
    public private(set) var isTemporaryID: Bool
    /// Counts the objects of the process.
    let number: Int

    init(entity: NSEntityDescription, number: Int, isTemporary: Bool) {
        self.entity = entity
        self.number = number
        isTemporaryID = isTemporary
        super.init()
    }

    func makePermanent() { isTemporaryID = false }

    public func uriRepresentation() -> URL {
        URL(string: "x-coredata:///\(entity.name ?? "entity")/p\(number)") ?? URL(fileURLWithPath: "/")
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.number == number }
    public override var hash: Int { number }
}
