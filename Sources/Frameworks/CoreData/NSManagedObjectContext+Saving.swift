import FoundationOverlay

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name("NSManagingContextDidSaveChangesObjectIDsNotification")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
}

public let NSInsertedObjectsKey = "inserted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension NSManagedObjectContext {
    /// Writes the changes to the stores.
    ///
    /// - Throws: Cocoa's error 133020 where an object was saved elsewhere since it was read and the merge policy is `error`.
    public func save() throws {
        let details: [String: Set<NSManagedObject>]? = try lock.withLock {
            let updated = registered.values.filter(\.isUpdated).sorted { $0.objectID.number < $1.objectID.number }
            let changed = inserted + updated
            guard !changed.isEmpty || !deleted.isEmpty else { return nil }
            let details = [
                NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated), NSDeletedObjectsKey: Set(deleted.values),
            ]
            changed.forEach { $0.willSave() }
            try validate(changed)
            for object in deleted.values.sorted(by: { $0.objectID.number < $1.objectID.number }) { try validateDeletion(object) }
            try write(changed)
            inserted = []
            deleted = [:]
            changed.forEach { $0.didSave() }
            return details
        }
        if details != nil { changeHandler?() }
        guard let details else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: details)
        let ids = Dictionary(uniqueKeysWithValues: details.map { ("\($0)_objectIDs", Set($1.map(\.objectID))) })
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: ids)
    }

    private func write(_ changed: [NSManagedObject]) throws {
        guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
            throw StoreError.make(StoreError.readOnly, nil, "the coordinator has none")
        }
        let stores = coordinator.persistentStores
        var homes: [Int: (store: Int, row: Int)] = [:]
        for (index, store) in stores.enumerated() {
            let new = inserted.filter { $0.objectID.isTemporaryID && home(of: $0, in: stores) == index }
            for (object, row) in zip(new, try store.backend.reserve(new.count)) { homes[object.objectID.number] = (index, row) }
        }
        let rule = (mergePolicy as? NSMergePolicy ?? .error).rule
        for (index, store) in stores.enumerated() {
            let mine = changed.filter { (homes[$0.objectID.number]?.store ?? StoreNumbers.store(of: $0.objectID.number)) == index }
            let gone = deleted.keys.filter { StoreNumbers.store(of: $0) == index }.map(StoreNumbers.row)
            guard !mine.isEmpty || !gone.isEmpty else { continue }
            let rows = homes.mapValues(\.row)
            let changes = try mine.map { RowChange(row: try row($0, rows), base: $0.base, unique: $0.entity.uniqueNames) }
            do {
                let written = try store.backend.apply(changes, deleted: Set(gone), rule: rule)
                if let seen = seen[index] { self.seen[index] = StoreRevision(others: seen.others, own: seen.own + 1) }
                try finish(zip(mine, changes.map(\.row.id)).map { ($0, written[$1]) }, store, index)
            } catch let conflict as MergeConflict {
                throw conflict.cocoaError
            }
        }
    }

    /// The number of the store where a new object is saved.
    private func home(of object: NSManagedObject, in stores: [NSPersistentStore]) -> Int {
        stores.firstIndex { $0.entityNames?.contains(object.entity.name ?? "") ?? true } ?? 0
    }

    /// Gives saved objects their permanent names, and the values that were stored.
    private func finish(_ saved: [(object: NSManagedObject, row: StoredRow?)], _ store: NSPersistentStore, _ index: Int) throws {
        for (object, row) in saved {
            (object.isInserted, object.isUpdated) = (false, false)
            guard let row else { continue }
            rename(object, to: StoreNumbers.number(row.id, inStore: index), store)
        }
        for (object, row) in saved {
            guard let row else { continue }
            if object.base == nil { object.base = row }
            try object.take(row, store: index)
            if let replacement = object.replacement { try replacement.take(row, store: index) }
        }
    }

    private func rename(_ object: NSManagedObject, to number: Int, _ store: NSPersistentStore) {
        guard object.objectID.number != number else { return }
        registered[object.objectID.number] = nil
        object.objectID = NSManagedObjectID(entity: object.entity, number: number, isTemporary: false)
        object.objectID.persistentStore = store
        if let known = registered[number], known !== object { object.replacement = known } else { registered[number] = object }
    }

    private func validateDeletion(_ object: NSManagedObject) throws {
        try object.validateForDelete()
        guard let relationship = Relationships.denial(of: object) else { return }
        throw NSError(
            domain: NSCocoaErrorDomain, code: 1600,
            userInfo: [
                NSLocalizedDescriptionKey: "Items cannot be deleted from \(relationship.name).", "NSValidationErrorKey": relationship.name,
                "NSValidationErrorObject": object,
            ])
    }

    private func validate(_ objects: [NSManagedObject]) throws {
        for object in objects {
            if object.isInserted { try object.validateForInsert() } else { try object.validateForUpdate() }
            for (name, attribute) in object.entity.attributesByName where !attribute.isOptional && object.values[name] == nil {
                throw NSError(
                    domain: NSCocoaErrorDomain, code: 1570,
                    userInfo: [NSLocalizedDescriptionKey: "\(name) is a required value.", "NSValidationErrorKey": name])
            }
        }
    }

    private func row(_ object: NSManagedObject, _ numbers: [Int: Int]) throws -> StoredRow {
        let relationships = object.entity.relationshipsByName
        func row(of other: NSManagedObject) -> Int {
            numbers[other.objectID.number] ?? StoreNumbers.row(of: other.objectID.number)
        }
        var values: [String: StoredValue] = [:]
        for (name, value) in object.values {
            let members = Relationships.objects(value)
            if let related = value as? RelatedObjects {
                values[name] = related.value
            } else if let one = value as? NSManagedObject {
                values[name] = .object(row(of: one))
            } else if !members.isEmpty || relationships[name]?.isToMany == true {
                let rows = members.map(row)
                values[name] = members.isEmpty ? nil : .objects(relationships[name]?.isOrdered == true ? rows : rows.sorted())
            } else if object.entity.attributesByName[name]?.isTransient != true {
                values[name] = ManagedValue.unwrap(value).flatMap { StoredValue($0) }
            }
        }
        return StoredRow(id: row(of: object), entity: object.entity.name ?? "", values: values)
    }

    /// Forgets all changes.
    public func rollback() {
        lock.withLock {
            for object in inserted {
                registered[object.objectID.number] = nil
                (object.isInserted, object.managedObjectContext) = (false, nil)
            }
            inserted = []
            for (id, object) in deleted {
                object.isDeleted = false
                registered[id] = object
            }
            deleted = [:]
            for object in registered.values where object.isUpdated {
                object.values = object.committed
                object.isUpdated = false
                object.didTakeStoredValues()
            }
        }
        changeHandler?()
    }

    /// Forgets all objects.
    public func reset() {
        lock.withLock {
            registered = [:]
            inserted = []
            deleted = [:]
            seen = [:]
        }
    }

    /// Takes the stored values again; changes are lost unless they are to be merged.
    public func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
        guard !object.isInserted else { return }
        lock.withLock {
            if !mergeChanges {
                object.values = object.committed
                object.isUpdated = false
            }
            refreshOrReport()
        }
    }

    public func refreshAllObjects() {
        lock.withLock {
            for object in registered.values where object.isUpdated && !object.isInserted {
                object.values = object.committed
                object.isUpdated = false
            }
            refreshOrReport()
        }
    }

    /// Takes over what another context has saved.
    public func mergeChanges(fromContextDidSave notification: Notification) { takeStoredChanges() }

    func takeStoredChanges() { lock.withLock(refreshOrReport) }

    private func refreshOrReport() {
        do {
            try takeNews()
        } catch {
            OverlayDiagnostics.report(.coreDataStoreUnavailable, "\(error)")
        }
    }

    /// New objects get their permanent names when they are saved; before that this does nothing.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
}
