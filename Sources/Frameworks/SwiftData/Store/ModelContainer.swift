import CoreData
import FoundationOverlay

/// A schema with its stores: SQLite databases that any number of processes share.
public final class ModelContainer: @unchecked Sendable, Equatable {
    public let schema: Schema
    public private(set) var configurations: Set<ModelConfiguration>
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    let coordinator: NSPersistentStoreCoordinator

    @MainActor public private(set) lazy var mainContext: ModelContext = {
        let context = ModelContext(self)
        context.autosaveEnabled = true
        return context
    }()

    /// Opens the stores, and brings what they hold to the schema.
    ///
    /// - Throws: `SwiftDataError.loadIssueModelContainer` where that cannot be; the stores are left as they are.
    public init(for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]) throws {
        self.schema = schema
        self.migrationPlan = migrationPlan
        let given = configurations.isEmpty ? [ModelConfiguration()] : configurations
        self.configurations = Set(given)
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: schema.objectModel)
        do {
            for configuration in given {
                if let migrationPlan { try SchemaMigration(migrationPlan, configuration).run(to: schema) }
                try Self.open(configuration, in: coordinator)
            }
        } catch let error as SwiftDataError {
            throw error
        } catch {
            throw SwiftDataError.loadIssueModelContainer.because(error)
        }
    }

    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }

    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws { try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations) }

    /// A container of one version of a schema, as a stage of a migration needs it.
    init(stage schema: Schema, _ configuration: ModelConfiguration) throws {
        self.schema = schema
        migrationPlan = nil
        configurations = [configuration]
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: schema.objectModel)
        try Self.open(configuration, in: coordinator)
    }

    private static func open(_ configuration: ModelConfiguration, in coordinator: NSPersistentStoreCoordinator) throws {
        let type = configuration.isStoredInMemoryOnly ? NSInMemoryStoreType : NSSQLiteStoreType
        let store = try coordinator.addPersistentStore(
            ofType: type, configurationName: nil, at: configuration.url,
            options: [NSReadOnlyPersistentStoreOption: !configuration.allowsSave])
        store.entityNames = configuration.schema.map { Set($0.modelEntities.compactMap(\.name)) }
    }

    /// Deletes everything in the stores.
    public func deleteAllData() {
        do { try erase() } catch { OverlayDiagnostics.report(.coreDataStoreUnavailable, "\(error)") }
    }

    /// Deletes everything in the stores.
    public func erase() throws {
        let context = ModelContext(self)
        for entity in schema.modelEntities {
            try context.objects.objects(ObjectFetch(entityNames: [entity.name ?? ""])).forEach(context.objects.delete)
        }
        try context.save()
    }

    public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }
}
