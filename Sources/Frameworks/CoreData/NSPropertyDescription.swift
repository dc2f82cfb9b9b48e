import FoundationOverlay

/// One property of an entity.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    /// The name the property had in the model before.
    open var renamingIdentifier: String?
    open var userInfo: [AnyHashable: Any]?
    open weak var entity: NSEntityDescription?

    public override init() { super.init() }
}

public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100, integer32AttributeType = 200, integer64AttributeType = 300, decimalAttributeType = 400
    case doubleAttributeType = 500, floatAttributeType = 600, stringAttributeType = 700, booleanAttributeType = 800
    case dateAttributeType = 900, binaryDataAttributeType = 1000, UUIDAttributeType = 1100, URIAttributeType = 1200
    case transformableAttributeType = 1800, objectIDAttributeType = 2000
}

open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    open var attributeType: NSAttributeType = .undefinedAttributeType
    open var defaultValue: Any?
    open var attributeValueClassName: String?
    open var valueTransformerName: String?
    open var allowsExternalBinaryDataStorage = false
}

public enum NSDeleteRule: UInt, Sendable { case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule }

open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var deleteRule: NSDeleteRule = .nullifyDeleteRule
    /// 1 for a to-one relationship, 0 for any number.
    open var maxCount = 1
    open var minCount = 0
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }
}
