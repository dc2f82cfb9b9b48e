import CoreData
import FoundationOverlay

/// Takes a store through the stages of a plan.
struct SchemaMigration {
    private let plan: any SchemaMigrationPlan.Type
    private let configuration: ModelConfiguration

    init(_ plan: any SchemaMigrationPlan.Type, _ configuration: ModelConfiguration) {
        self.plan = plan
        self.configuration = configuration
    }

    /// Carries out the stages that lead from the store's version to the schema's.
    ///
    /// - Throws: Cocoa's error 134504 where the store is of none of the plan's versions.
    func run(to schema: Schema) throws {
        guard !configuration.isStoredInMemoryOnly, FileManager.default.fileExists(atPath: configuration.url.path) else { return }
        let stored = try ObjectStore(file: configuration.url, isReadOnly: true).modelRecords()
        guard !stored.isEmpty, !Self.isOf(schema, stored) else { return }
        guard var version = plan.schemas.last(where: { Self.isOf(Schema(versionedSchema: $0), stored) }) else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 134_504,
                userInfo: [NSLocalizedDescriptionKey: "Cannot use staged migration with an unknown model version."])
        }
        while let stage = plan.stages.first(where: { $0.versions.from.versionIdentifier == version.versionIdentifier }) {
            guard stage.versions.from.versionIdentifier < schema.version else { return }
            try carryOut(stage)
            version = stage.versions.to
        }
    }

    /// Whether a store with these records holds just what the schema says.
    private static func isOf(_ schema: Schema, _ stored: Set<ModelRecord>) -> Bool {
        let records = ModelRecord.records(of: schema.objectModel)
        let entities = Set(records.map(\.entity))
        return stored.filter { entities.contains($0.entity) } == records
    }

    private func carryOut(_ stage: MigrationStage) throws {
        guard case .custom(let from, let to, let willMigrate, let didMigrate) = stage else {
            _ = try ModelContainer(stage: Schema(versionedSchema: stage.versions.to), configuration)
            return
        }
        if let willMigrate { try work(willMigrate, on: from) }
        if let didMigrate { try work(didMigrate, on: to) } else { _ = try ModelContainer(stage: Schema(versionedSchema: to), configuration) }
    }

    private func work(_ block: (ModelContext) throws -> Void, on version: any VersionedSchema.Type) throws {
        let context = ModelContext(try ModelContainer(stage: Schema(versionedSchema: version), configuration))
        try block(context)
        try context.save()
    }
}
