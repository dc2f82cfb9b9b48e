import FoundationOverlay

/// Keeps both ends of relationships in step.
enum Relationships {
    static func update(_ relationship: NSRelationshipDescription, of object: NSManagedObject, from old: Any?, to new: Any?) {
        guard let inverse = relationship.inverseRelationship else { return }
        let (before, after) = (objects(old), objects(new))
        let (old, new) = (Set(before.map { ObjectIdentifier($0) }), Set(after.map { ObjectIdentifier($0) }))
        for other in before where !new.contains(ObjectIdentifier(other)) { detach(object, from: other, inverse) }
        for other in after where !old.contains(ObjectIdentifier(other)) { attach(object, to: other, inverse, forward: relationship) }
    }

    static func objects(_ value: Any?) -> [NSManagedObject] {
        guard let value = ManagedValue.unwrap(value) else { return [] }
        if let one = value as? NSManagedObject { return [one] }
        return (ManagedValue.members(value) ?? []).compactMap { $0 as? NSManagedObject }
    }

    private static func detach(_ object: NSManagedObject, from other: NSManagedObject, _ inverse: NSRelationshipDescription) {
        if inverse.isToMany {
            other.values[inverse.name] = NSSet(array: objects(other.resolved(inverse.name)).filter { $0 !== object })
        } else if other.resolved(inverse.name) as? NSManagedObject === object {
            other.values[inverse.name] = nil
        }
        other.markUpdated()
    }

    private static func attach(
        _ object: NSManagedObject, to other: NSManagedObject, _ inverse: NSRelationshipDescription, forward: NSRelationshipDescription
    ) {
        if inverse.isToMany {
            other.values[inverse.name] = NSSet(array: objects(other.resolved(inverse.name)).filter { $0 !== object } + [object])
        } else {
            if let previous = other.resolved(inverse.name) as? NSManagedObject, previous !== object { detach(other, from: previous, forward) }
            other.values[inverse.name] = object
        }
        other.markUpdated()
    }

    /// What deleting `object` does to the objects it is related to.
    static func delete(_ object: NSManagedObject, in context: NSManagedObjectContext) {
        for (name, relationship) in object.entity.relationshipsByName.sorted(by: { $0.key < $1.key }) {
            guard ![.denyDeleteRule, .noActionDeleteRule].contains(relationship.deleteRule) else { continue }
            let others = objects(object.resolved(name))
            if relationship.deleteRule == .cascadeDeleteRule {
                others.filter { !$0.isDeleted }.forEach(context.delete)
            } else if let inverse = relationship.inverseRelationship {
                others.forEach { detach(object, from: $0, inverse) }
            }
        }
    }

    /// The first relationship that forbids to delete `object` while it has other objects.
    static func denial(of object: NSManagedObject) -> NSRelationshipDescription? {
        object.entity.relationshipsByName.sorted { $0.key < $1.key }.map(\.value).first {
            $0.deleteRule == .denyDeleteRule && objects(object.resolved($0.name)).contains { !$0.isDeleted }
        }
    }
}
