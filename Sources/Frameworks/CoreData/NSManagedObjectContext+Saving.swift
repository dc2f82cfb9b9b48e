import FoundationOverlay

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
}

extension NSManagedObjectContext {
    /// Writes the changes to the store.
    public func save() throws {
        try lock.withLock {
            let changed = inserted + registered.values.filter(\.isUpdated).sorted { $0.objectID.number < $1.objectID.number }
            guard !changed.isEmpty || !deleted.isEmpty else { return }
            guard let backend = persistentStoreCoordinator?.backends.first else { throw CocoaError(.init(rawValue: 134_030)) }
            changed.forEach { $0.willSave() }
            try validate(changed)
            try backend.apply(saved: changed.map(row), deleted: Set(deleted.keys))
            for object in changed {
                object.objectID.makePermanent()
                (object.isInserted, object.isUpdated) = (false, false)
                object.committed = object.values
            }
            inserted = []
            deleted = [:]
            changed.forEach { $0.didSave() }
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
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

    private func row(_ object: NSManagedObject) -> StoredRow {
        let relationships = object.entity.relationshipsByName
        let values = object.values.mapValues { value -> StoredRow.Value in
            if let one = value as? NSManagedObject { return .object(one.objectID.number) }
            let members = Relationships.objects(value)
            return members.isEmpty ? .plain(value) : .objects(members.map(\.objectID.number).sorted())
        }
        let kept = values.filter { key, value in
            guard relationships[key]?.isToMany == true, case .plain = value else { return true }
            return false
        }
        return StoredRow(id: object.objectID.number, entity: object.entity.name ?? "", values: kept)
    }

    /// Forgets all changes.
    public func rollback() {
        lock.withLock {
            for object in inserted { registered[object.objectID.number] = nil }
            inserted = []
            for (id, object) in deleted {
                object.isDeleted = false
                registered[id] = object
            }
            deleted = [:]
            for object in registered.values where object.isUpdated {
                object.values = object.committed
                object.isUpdated = false
            }
        }
    }

    /// Forgets all objects.
    public func reset() {
        lock.withLock {
            registered = [:]
            inserted = []
            deleted = [:]
        }
    }

    public func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
        guard !mergeChanges, !object.isInserted else { return }
        object.values = object.committed
        object.isUpdated = false
    }

    public func refreshAllObjects() { registered.values.forEach { refresh($0, mergeChanges: false) } }

    public func mergeChanges(fromContextDidSave notification: Notification) {}

    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws { objects.forEach { $0.objectID.makePermanent() } }
}
