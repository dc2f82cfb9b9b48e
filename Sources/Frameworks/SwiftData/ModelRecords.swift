import FoundationOverlay

/// What is known about model objects beside their own properties. Objects that are gone are forgotten.
enum ModelRecords {
    private final class Record {
        weak var object: AnyObject?
        weak var context: ModelContext?
        let identifier: PersistentIdentifier
        var isDeleted = false

        init(_ object: AnyObject, _ identifier: PersistentIdentifier) {
            self.object = object
            self.identifier = identifier
        }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var records: [ObjectIdentifier: Record] = [:]
    nonisolated(unsafe) private static var count = 0

    private static func record(of object: AnyObject) -> Record {
        let key = ObjectIdentifier(object)
        if let known = records[key], known.object === object { return known }
        count += 1
        if count % 1024 == 0 { records = records.filter { $0.value.object != nil } }
        let new = Record(object, PersistentIdentifier(entityName: String(describing: type(of: object)), number: count))
        records[key] = new
        return new
    }

    static func identifier(of object: AnyObject) -> PersistentIdentifier { lock.withLock { record(of: object).identifier } }
    static func context(of object: AnyObject) -> ModelContext? { lock.withLock { record(of: object).context } }
    static func isDeleted(_ object: AnyObject) -> Bool { lock.withLock { record(of: object).isDeleted } }

    static func place(_ object: AnyObject, in context: ModelContext) {
        lock.withLock {
            let record = record(of: object)
            record.context = context
            record.isDeleted = false
        }
    }

    static func markDeleted(_ object: AnyObject) {
        lock.withLock {
            let record = record(of: object)
            record.context = nil
            record.isDeleted = true
        }
    }
}
