import DataModels
import FoundationOverlay

extension NSEntityDescription {
    /// The connected entities of a model.
    static func entities(of model: DataModel) -> [NSEntityDescription] {
        let entities = model.entities.map(NSEntityDescription.init)
        let byName = Dictionary(entities.compactMap { e in e.name.map { ($0, e) } }, uniquingKeysWith: { first, _ in first })
        for (entity, description) in zip(model.entities, entities) {
            if let parent = entity.parent.flatMap({ byName[$0] }) { parent.subentities.append(description) }
        }
        for (entity, description) in zip(model.entities, entities) {
            for case .relationship(let relationship) in entity.properties {
                let property = description.relationshipsByName[relationship.name]
                property?.destinationEntity = byName[relationship.destination]
                property?.inverseRelationship = relationship.inverse.flatMap { byName[relationship.destination]?.relationshipsByName[$0] }
            }
        }
        return entities
    }

    private convenience init(_ entity: DataModel.Entity) {
        self.init()
        name = entity.name
        managedObjectClassName = entity.className ?? "NSManagedObject"
        isAbstract = entity.isAbstract
        properties = entity.properties.map { property in
            switch property {
            case .attribute(let attribute): NSAttributeDescription(attribute)
            case .relationship(let relationship): NSRelationshipDescription(relationship)
            }
        }
    }
}

extension NSAttributeDescription {
    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
        "Decimal": .decimalAttributeType, "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
        "Boolean": .booleanAttributeType, "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    ]

    fileprivate convenience init(_ attribute: DataModel.Attribute) {
        self.init()
        name = attribute.name
        isOptional = attribute.isOptional
        isTransient = attribute.isTransient
        attributeType = Self.types[attribute.type] ?? .undefinedAttributeType
        defaultValue = attribute.defaultValue.flatMap { Self.value($0, attributeType) }
        if let seconds = attribute.defaultDate { defaultValue = Date(timeIntervalSinceReferenceDate: seconds) }
    }

    private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType: Int16(text)
        case .integer32AttributeType: Int32(text)
        case .integer64AttributeType: Int64(text)
        case .doubleAttributeType: Double(text)
        case .floatAttributeType: Float(text)
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .booleanAttributeType: text == "YES"
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: text
        }
    }
}

extension NSRelationshipDescription {
    private static let rules: [String: NSDeleteRule] = [
        "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule, "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule,
    ]

    fileprivate convenience init(_ relationship: DataModel.Relationship) {
        self.init()
        name = relationship.name
        isOptional = relationship.isOptional
        isTransient = relationship.isTransient
        maxCount = relationship.isToMany ? 0 : 1
        isOrdered = relationship.isOrdered
        deleteRule = relationship.deletionRule.flatMap { Self.rules[$0] } ?? .nullifyDeleteRule
    }
}
