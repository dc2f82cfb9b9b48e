import CoreData
import FoundationOverlay

/// The entities of model classes. A class has one entity, which is made together with those it is related to.
enum ModelEntities {
    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: ModelEntity] = [:]

    static func entity(of type: any PersistentModel.Type) -> ModelEntity {
        lock.withLock { known[ObjectIdentifier(type)] ?? make(from: type) }
    }

    /// The entities of the classes and of all they are related to, by name.
    static func entities(of types: [any PersistentModel.Type]) -> [ModelEntity] {
        var found: [String: ModelEntity] = [:]
        var waiting = types.map(entity)
        while let entity = waiting.popLast() {
            guard found.updateValue(entity, forKey: entity.name ?? "") == nil else { continue }
            waiting += entity.kinds.values.compactMap(\.relatedType).map(self.entity)
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func make(from type: any PersistentModel.Type) -> ModelEntity {
        ManagedObjectClasses.register(ModelObject.self)
        var new: [ModelEntity] = []
        var waiting = [type]
        while let type = waiting.popLast() {
            guard known[ObjectIdentifier(type)] == nil else { continue }
            let entity = ModelEntity(type)
            known[ObjectIdentifier(type)] = entity
            new.append(entity)
            waiting += entity.kinds.values.compactMap(\.relatedType)
        }
        for entity in new { connect(entity) }
        for entity in new { findInverses(of: entity) }
        return known[ObjectIdentifier(type)] ?? ModelEntity(type)
    }

    private static func connect(_ entity: ModelEntity) {
        for (name, relationship) in entity.relationshipsByName {
            relationship.destinationEntity = entity.kinds[name]?.relatedType.flatMap { known[ObjectIdentifier($0)] }
        }
        for (name, path) in entity.inverses {
            guard let relationship = entity.relationshipsByName[name], let other = relationship.destinationEntity as? ModelEntity,
                let inverse = other.names[path].flatMap({ other.relationshipsByName[$0] })
            else { continue }
            pair(relationship, inverse)
        }
    }

    /// Two classes with one relationship to each other are each other's inverse without being told.
    private static func findInverses(of entity: ModelEntity) {
        for (_, relationship) in entity.relationshipsByName.sorted(by: { $0.key < $1.key }) where relationship.inverseRelationship == nil {
            guard let other = relationship.destinationEntity, other !== entity else { continue }
            let back = other.relationshipsByName.values.filter { $0.destinationEntity === entity && $0.inverseRelationship == nil }
            let forth = entity.relationshipsByName.values.filter { $0.destinationEntity === other && $0.inverseRelationship == nil }
            if back.count == 1, forth.count == 1 { pair(relationship, back[0]) }
        }
    }

    private static func pair(_ a: NSRelationshipDescription, _ b: NSRelationshipDescription) {
        (a.inverseRelationship, b.inverseRelationship) = (b, a)
    }
}

extension PropertyKind {
    /// The class of related objects.
    var relatedType: (any PersistentModel.Type)? {
        switch self {
        case .toOne(let type), .toMany(let type): type
        default: nil
        }
    }
}
