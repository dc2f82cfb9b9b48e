import FoundationOverlay
import Metrics

/// A schema with its store.
///
/// - Support: partial. Models are kept in memory for as long as the process lives; containers of one URL share them.
public final class ModelContainer: @unchecked Sendable {
    public let schema: Schema
    public let configurations: Set<ModelConfiguration>
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    let store: any ModelStore

    @MainActor public private(set) lazy var mainContext = ModelContext(self)

    public init(for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]) throws {
        self.schema = schema
        self.migrationPlan = migrationPlan
        self.configurations = Set(configurations)
        let configuration = configurations.first ?? ModelConfiguration()
        if configuration.isStoredInMemoryOnly {
            store = InMemoryModelStore()
        } else {
            UnsupportedAPI.report("ModelContainer", "models are kept in memory; \(configuration.url.lastPathComponent) is neither read nor written")
            store = InMemoryModelStore.at(configuration.url)
        }
    }

    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }

    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws { try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations) }

    public func deleteAllData() { store.removeAll() }
}
