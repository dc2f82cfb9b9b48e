// - Support: none. A store keeps each property by its name, so that a changed model finds the properties it still has; nothing else is migrated.
import FoundationOverlay

/// How one entity becomes another.
open class NSEntityMapping: NSObject {
    open var name: String! = ""
    open var sourceEntityName: String?
    open var destinationEntityName: String?
}

open class NSMigrationManager: NSObject {
    public let sourceModel: NSManagedObjectModel
    public let destinationModel: NSManagedObjectModel
    public let sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    public let destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)

    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        self.sourceModel = sourceModel
        self.destinationModel = destinationModel
        super.init()
    }

    open func associate(sourceInstance: NSManagedObject, withDestinationInstance: NSManagedObject, for mapping: NSEntityMapping) {}
}

open class NSEntityMigrationPolicy: NSObject {
    public override init() { super.init() }

    open func createDestinationInstances(forSource source: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func createRelationships(
        forDestination destination: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
}
