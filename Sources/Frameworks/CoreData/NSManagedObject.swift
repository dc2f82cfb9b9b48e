import FoundationOverlay

/// An object whose values a context keeps.
///
/// - Support: partial. Values, relationships with inverses, insertion, deletion and saving work; there is no undo and no
///   key-value observing; related objects are read when they are asked for.
open class NSManagedObject: NSObject, NSFetchRequestResult, _KeyedValues, @unchecked Sendable {
    public let entity: NSEntityDescription
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public internal(set) var objectID: NSManagedObjectID
    public internal(set) var isInserted = false
    public internal(set) var isUpdated = false
    public internal(set) var isDeleted = false
    open var isFault: Bool { false }
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }

    var values: [String: Any] = [:]
    /// The values at the last save.
    var committed: [String: Any] = [:]
    /// The object as the store has it; nil for a new one.
    var base: StoredRow?
    /// The object that had this one's unique values already, and stays in its place.
    package internal(set) var replacement: NSManagedObject?

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity: entity, number: ObjectNumbers.next(), isTemporary: true)
        super.init()
        applyDefaults()
        context?.insert(self)
        awakeFromInsert()
    }

    /// An object that no context has, as every object of Objective-C can be made.
    public convenience override init() {
        ManagedObjectClasses.register(Self.self)
        self.init(entity: Self.entity(), insertInto: nil)
    }

    public required convenience init(context: NSManagedObjectContext) {
        ManagedObjectClasses.register(Self.self)
        let name = String(describing: Self.self)
        self.init(entity: context.entity(forClass: name) ?? NSEntityDescription(undeclared: name), insertInto: context)
    }

    /// An object read from a store.
    required public init(_stored entity: NSEntityDescription, id: NSManagedObjectID, context: NSManagedObjectContext) {
        self.entity = entity
        objectID = id
        managedObjectContext = context
        super.init()
    }

    open class func entity() -> NSEntityDescription {
        let name = String(describing: Self.self)
        return NSManagedObjectModel.loaded.lazy.compactMap { $0.entity(forClass: name) }.first ?? NSEntityDescription(undeclared: name)
    }

    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        ManagedObjectClasses.register(Self.self)
        return NSFetchRequest(entityName: entity().name ?? String(describing: Self.self))
    }

    private func applyDefaults() {
        for (name, attribute) in entity.attributesByName {
            if let value = attribute.defaultValue { values[name] = value }
        }
    }

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func validateForInsert() throws {}
    open func validateForUpdate() throws {}
    open func validateForDelete() throws {}
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) {}

    open func changedValues() -> [String: Any] {
        plainValues.filter { key, value in !ValueEquality.equal(value, committed[key]) }
    }

    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        _ = plainValues
        return keys.map { keys in committed.filter { keys.contains($0.key) } } ?? committed
    }

    /// Called after the values have become the store's, or have been taken back.
    open func didTakeStoredValues() {}
}
