import FoundationOverlay
import FoundationXML

/// Reads the XML of a data model.
final class DataModelReader: NSObject, XMLParserDelegate {
    private var entities: [NSEntityDescription] = []
    private var parents: [String: String] = [:]
    private var destinations: [(NSRelationshipDescription, entity: String, inverse: String?)] = []

    /// The entities of a model; nil where the XML is not in order.
    static func entities(_ data: Data) -> [NSEntityDescription]? {
        let reader = DataModelReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse() else { return nil }
        reader.connect()
        return reader.entities
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]
    ) {
        switch name {
        case "entity":
            let entity = NSEntityDescription()
            entity.name = attributes["name"]
            entity.managedObjectClassName = attributes["representedClassName"] ?? "NSManagedObject"
            entity.isAbstract = attributes["isAbstract"] == "YES"
            if let parent = attributes["parentEntity"], let name = entity.name { parents[name] = parent }
            entities.append(entity)
        case "attribute": add(attribute(attributes))
        case "relationship": add(relationship(attributes))
        default: break
        }
    }

    private func add(_ property: NSPropertyDescription) { entities.last?.properties.append(property) }

    private func fill(_ property: NSPropertyDescription, _ attributes: [String: String]) {
        property.name = attributes["name"] ?? ""
        property.isOptional = attributes["optional"] == "YES"
        property.isTransient = attributes["transient"] == "YES"
    }

    private func attribute(_ attributes: [String: String]) -> NSAttributeDescription {
        let types: [String: NSAttributeType] = [
            "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
            "Decimal": .decimalAttributeType, "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
            "Boolean": .booleanAttributeType, "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
            "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
        ]
        let attribute = NSAttributeDescription()
        fill(attribute, attributes)
        attribute.attributeType = types[attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
        attribute.defaultValue = attributes["defaultValueString"].flatMap { value($0, attribute.attributeType) }
        if let seconds = attributes["defaultDateTimeInterval"].flatMap(Double.init) {
            attribute.defaultValue = Date(timeIntervalSinceReferenceDate: seconds)
        }
        return attribute
    }

    private func value(_ text: String, _ type: NSAttributeType) -> Any? {
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

    private func relationship(_ attributes: [String: String]) -> NSRelationshipDescription {
        let rules: [String: NSDeleteRule] = [
            "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule, "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule,
        ]
        let relationship = NSRelationshipDescription()
        fill(relationship, attributes)
        relationship.maxCount = attributes["toMany"] == "YES" ? 0 : 1
        relationship.isOrdered = attributes["ordered"] == "YES"
        relationship.deleteRule = rules[attributes["deletionRule"] ?? ""] ?? .nullifyDeleteRule
        destinations.append((relationship, attributes["destinationEntity"] ?? "", attributes["inverseName"]))
        return relationship
    }

    private func connect() {
        let byName = Dictionary(entities.compactMap { e in e.name.map { ($0, e) } }, uniquingKeysWith: { first, _ in first })
        for (child, parent) in parents.sorted(by: { $0.key < $1.key }) {
            if let child = byName[child], let parent = byName[parent] { parent.subentities.append(child) }
        }
        for (relationship, entity, inverse) in destinations {
            relationship.destinationEntity = byName[entity]
            relationship.inverseRelationship = inverse.flatMap { byName[entity]?.relationshipsByName[$0] }
        }
    }
}
