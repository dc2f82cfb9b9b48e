import CoreData
import FoundationOverlay
import Synchronization

/// The entities of model classes. A class has one entity, which is made together with those it is related to.
enum ModelEntities {
    private static let known = Mutex<[ObjectIdentifier: ModelEntity]>([:])

    static func entity(of type: any PersistentModel.Type) -> ModelEntity {
        let id = ObjectIdentifier(type)
        if let entity = known.withLock({ $0[id] }) { return entity }
        ManagedObjectClasses.register(ModelObject.self)
        while true {
            // Default values of the class are code of the program, so nothing is locked meanwhile.
            let entities = NewEntities(from: type, known: known.withLock { $0 }).made
            let entity = known.withLock { known in
                guard entities.keys.allSatisfy({ known[$0] == nil }) else { return known[id] }
                known.merge(entities) { first, _ in first }
                return entities[id]
            }
            if let entity { return entity }
        }
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
}

/// Entities of classes that had none, connected with each other and with those there are.
private struct NewEntities {
    private(set) var made: [ObjectIdentifier: ModelEntity] = [:]
    private let known: [ObjectIdentifier: ModelEntity]

    init(from type: any PersistentModel.Type, known: [ObjectIdentifier: ModelEntity]) {
        self.known = known
        var new: [ModelEntity] = []
        var waiting = [type]
        while let type = waiting.popLast() {
            guard entity(of: type) == nil else { continue }
            let entity = ModelEntity(type)
            made[ObjectIdentifier(type)] = entity
            new.append(entity)
            waiting += entity.kinds.values.compactMap(\.relatedType)
        }
        for entity in new { connect(entity) }
        for entity in new { findInverses(of: entity) }
    }

    private func entity(of type: any PersistentModel.Type) -> ModelEntity? { made[ObjectIdentifier(type)] ?? known[ObjectIdentifier(type)] }

    private func connect(_ entity: ModelEntity) {
        for (name, relationship) in entity.relationshipsByName {
            relationship.destinationEntity = entity.kinds[name]?.relatedType.flatMap { self.entity(of: $0) }
        }
        for (name, path) in entity.inverses {
            guard let relationship = entity.relationshipsByName[name], let other = relationship.destinationEntity as? ModelEntity,
                let inverse = other.names[path].flatMap({ other.relationshipsByName[$0] })
            else { continue }
            pair(relationship, inverse)
        }
    }

    /// Two classes with one relationship to each other are each other's inverse without being told.
    private func findInverses(of entity: ModelEntity) {
        for (_, relationship) in entity.relationshipsByName.sorted(by: { $0.key < $1.key }) where relationship.inverseRelationship == nil {
            guard let other = relationship.destinationEntity, other !== entity else { continue }
            let back = other.relationshipsByName.values.filter { $0.destinationEntity === entity && $0.inverseRelationship == nil }
            let forth = entity.relationshipsByName.values.filter { $0.destinationEntity === other && $0.inverseRelationship == nil }
            if back.count == 1, forth.count == 1 { pair(relationship, back[0]) }
        }
    }

    private func pair(_ a: NSRelationshipDescription, _ b: NSRelationshipDescription) {
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
