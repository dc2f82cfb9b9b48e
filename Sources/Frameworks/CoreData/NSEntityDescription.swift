import FoundationOverlay

/// A kind of managed object: its name, class and properties.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var renamingIdentifier: String?
    /// Names of properties whose values together only one object may have.
    open var uniquenessConstraints: [[Any]] = []
    open internal(set) weak var superentity: NSEntityDescription?
    open var subentities: [NSEntityDescription] = [] {
        didSet { subentities.forEach { $0.superentity = self } }
    }
    open internal(set) weak var managedObjectModel: NSManagedObjectModel?

    private var ownProperties: [NSPropertyDescription] = []

    public override init() { super.init() }

    /// Own properties and those of the parent.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + ownProperties }
        set {
            let inherited = superentity?.properties ?? []
            ownProperties = newValue.filter { new in !inherited.contains { $0 === new } }
            ownProperties.forEach { $0.entity = self }
        }
    }

    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    }
    open var attributesByName: [String: NSAttributeDescription] { propertiesByName.compactMapValues { $0 as? NSAttributeDescription } }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// The constraints of the entity and its parents, by name.
    var uniqueNames: [[String]] {
        (superentity?.uniqueNames ?? [])
            + uniquenessConstraints.map { $0.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name } }.filter { !$0.isEmpty }
    }

    /// The names of the entity and all below it.
    package var nameAndSubentityNames: Set<String> {
        subentities.reduce(Set([name].compactMap { $0 })) { $0.union($1.nameAndSubentityNames) }
    }

    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || name == entity.name || (superentity?.isKindOf(entity: entity) ?? false)
    }

    open class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        context.entity(named: name)
    }

    /// Makes an object of the entity's class in `context`.
    open class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject {
        let entity = context.entity(named: name) ?? NSEntityDescription(undeclared: name)
        return ManagedObjectClasses.type(for: entity).init(entity: entity, insertInto: context)
    }

    /// An entity of which only the name is known.
    convenience init(undeclared name: String) {
        self.init()
        self.name = name
        managedObjectClassName = name
    }
}
