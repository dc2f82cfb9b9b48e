import FoundationOverlay

/// What has to happen to a store's rows so that another model can read them.
struct ModelMigration: Equatable {
    enum Step: Equatable {
        case renameEntity(String, to: String)
        case rename(entity: String, property: String, to: String)
        case remove(entity: String, property: String)
        /// Objects that lack the property get a value.
        case fill(entity: String, property: String, StoredValue)
        /// Objects that lack the property cannot be read.
        case require(entity: String, property: String)
        /// A relationship to one object becomes one to many.
        case widen(entity: String, property: String)
    }

    private(set) var steps: [Step] = []

    /// The steps from what a store remembers to a model. Entities that the model does not have stay as they are.
    ///
    /// - Throws: Cocoa's error 134140 where a property has become something that its values cannot be turned into.
    init(from stored: Set<ModelRecord>, to model: NSManagedObjectModel) throws {
        let known = Dictionary(grouping: stored, by: \.entity)
        var names: [String: String] = [:]
        for entity in model.entities {
            guard let name = entity.name, known[name] == nil, let old = entity.renamingIdentifier, known[old] != nil else { continue }
            names[old] = name
            steps.append(.renameEntity(old, to: name))
        }
        let oldNames = Dictionary(names.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        for entity in model.entities {
            guard let name = entity.name, let records = known[oldNames[name] ?? name] else { continue }
            let old = Dictionary(records.map { ($0.property, $0) }, uniquingKeysWith: { first, _ in first })
            try compare(entity, name, old, names)
        }
    }

    private mutating func compare(
        _ entity: NSEntityDescription, _ name: String, _ old: [String: ModelRecord], _ renamed: [String: String]
    ) throws {
        var kept: Set<String> = [""]
        for property in entity.properties where !property.isTransient {
            guard let record = old[property.name] ?? property.renamingIdentifier.flatMap({ old[$0] }) else {
                add(property, of: name)
                continue
            }
            kept.insert(record.property)
            if record.property != property.name { steps.append(.rename(entity: name, property: record.property, to: property.name)) }
            try change(record, to: property, of: name, renamed)
            if record.isOptional, !property.isOptional { add(property, of: name) }
        }
        for property in old.keys.sorted() where !kept.contains(property) { steps.append(.remove(entity: name, property: property)) }
    }

    private mutating func add(_ property: NSPropertyDescription, of entity: String) {
        guard let attribute = property as? NSAttributeDescription, !attribute.isOptional else { return }
        if let value = attribute.defaultValue.flatMap({ StoredValue($0) }) {
            steps.append(.fill(entity: entity, property: property.name, value))
        } else {
            steps.append(.require(entity: entity, property: property.name))
        }
    }

    private mutating func change(
        _ record: ModelRecord, to property: NSPropertyDescription, of entity: String, _ renamed: [String: String]
    ) throws {
        var before = record.type
        for (old, new) in renamed where before.hasSuffix(" \(old)") { before = before.dropLast(old.count) + new }
        let after = ModelRecord.type(of: property)
        guard before != after else { return }
        if before.hasPrefix("one "), after == "many " + before.dropFirst("one ".count) {
            steps.append(.widen(entity: entity, property: property.name))
            return
        }
        throw StoreError.make(
            StoreError.missingMapping, nil,
            "\(entity).\(property.name) was saved as another type, and there is no mapping from the one to the other")
    }
}

extension ObjectStore {
    /// What the last model said; empty for a new store.
    package func modelRecords() throws -> Set<ModelRecord> {
        var records: Set<ModelRecord> = []
        try lock.withLock {
            try connection.run("SELECT entity, property, type, optional FROM model") {
                records.insert(ModelRecord(entity: $0.text(0), property: $0.text(1), type: $0.text(2), isOptional: $0.integer(3) != 0))
            }
        }
        return records
    }

    /// Makes the store one of a model: all of it or, where that cannot be, nothing.
    ///
    /// - Throws: Cocoa's errors: 134140 where a type has changed, 134110 where objects lack a value that has become required.
    func adopt(_ model: NSManagedObjectModel) throws {
        let records = ModelRecord.records(of: model)
        guard !records.isEmpty, !(try modelRecords().isSuperset(of: records) && isCurrent(records)) else { return }
        try lock.withLock {
            do {
                guard !isReadOnly else {
                    let migration = try ModelMigration(from: modelRecords(), to: model)
                    if migration.steps.isEmpty { return }
                    throw StoreError.make(StoreError.migration, file, "it was opened for reading only and would have to be migrated")
                }
                try transaction {
                    for step in try ModelMigration(from: modelRecords(), to: model).steps { try carryOut(step) }
                    try remember(records)
                }
                writes += 1
            } catch let error as NSError where error.domain == NSCocoaErrorDomain {
                throw StoreError.naming(file, error)
            }
        }
    }

    /// Whether the store remembers nothing more of the entities.
    private func isCurrent(_ records: Set<ModelRecord>) throws -> Bool {
        let entities = Set(records.map(\.entity))
        return try modelRecords().filter { entities.contains($0.entity) } == records
    }

    private func remember(_ records: Set<ModelRecord>) throws {
        for entity in Set(records.map(\.entity)) { try connection.run("DELETE FROM model WHERE entity = ?1", [.text(entity)]) }
        for record in records {
            try connection.run(
                "INSERT INTO model (entity, property, type, optional) VALUES (?1, ?2, ?3, ?4)",
                [.text(record.entity), .text(record.property), .text(record.type), .integer(record.isOptional ? 1 : 0)])
        }
    }

    private func carryOut(_ step: ModelMigration.Step) throws {
        let objects = "object IN (SELECT id FROM objects WHERE entity = ?1)"
        let lacking = "FROM objects WHERE entity = ?1 AND NOT EXISTS (SELECT 1 FROM properties WHERE object = objects.id AND name = ?2)"
        switch step {
        case .renameEntity(let old, let new):
            try connection.run("UPDATE objects SET entity = ?2 WHERE entity = ?1", [.text(old), .text(new)])
            try connection.run("DELETE FROM model WHERE entity = ?1", [.text(old)])
        case .rename(let entity, let old, let new):
            try connection.run("DELETE FROM properties WHERE name = ?2 AND \(objects)", [.text(entity), .text(new)])
            try connection.run("UPDATE properties SET name = ?3 WHERE name = ?2 AND \(objects)", [.text(entity), .text(old), .text(new)])
        case .remove(let entity, let property):
            try connection.run("DELETE FROM properties WHERE name = ?2 AND \(objects)", [.text(entity), .text(property)])
        case .fill(let entity, let property, let value):
            let (kind, stored) = try column(value)
            try connection.run(
                "INSERT INTO properties (object, name, kind, value) SELECT id, ?2, ?3, ?4 \(lacking)",
                [.text(entity), .text(property), .text(kind), stored])
        case .require(let entity, let property):
            var count: Int64 = 0
            try connection.run("SELECT count(*) \(lacking)", [.text(entity), .text(property)]) { count = $0.integer(0) }
            guard count == 0 else {
                throw StoreError.make(
                    StoreError.migration, nil, "\(count) of its objects have no value for \(entity).\(property), which is required and has no default"
                )
            }
        case .widen(let entity, let property):
            try connection.run(
                "UPDATE properties SET kind = 'objects', value = CAST(value AS TEXT) WHERE kind = 'object' AND name = ?2 AND \(objects)",
                [.text(entity), .text(property)])
        }
    }
}
