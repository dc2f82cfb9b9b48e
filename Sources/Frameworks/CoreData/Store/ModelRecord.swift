import FoundationOverlay

/// What a model says of one property of an entity, as a store remembers it.
package struct ModelRecord: Hashable, Sendable {
    package var entity: String
    package var property: String
    /// `attribute 700` with the number of Core Data's attribute type, `one Trip`, `many Trip`.
    package var type: String
    package var isOptional: Bool

    /// What a model says of all its properties. An entity has a record of its own, without a property.
    package static func records(of model: NSManagedObjectModel) -> Set<ModelRecord> {
        var records: Set<ModelRecord> = []
        for entity in model.entities {
            let name = entity.name ?? ""
            records.insert(ModelRecord(entity: name, property: "", type: "entity", isOptional: false))
            for property in entity.properties where !property.isTransient {
                records.insert(ModelRecord(entity: name, property: property.name, type: type(of: property), isOptional: property.isOptional))
            }
        }
        return records
    }

    static func type(of property: NSPropertyDescription) -> String {
        switch property {
        case let attribute as NSAttributeDescription: "attribute \(attribute.attributeType.rawValue)"
        case let relationship as NSRelationshipDescription:
            "\(relationship.isToMany ? "many" : "one") \(relationship.destinationEntity?.name ?? "")"
        default: "property"
        }
    }
}
