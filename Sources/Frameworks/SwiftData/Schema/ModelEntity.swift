import CoreData
import FoundationOverlay
import Metrics

/// A model class as an entity of Core Data.
final class ModelEntity: NSEntityDescription, @unchecked Sendable {
    let modelType: any PersistentModel.Type
    private(set) var kinds: [String: PropertyKind] = [:]
    private(set) var names: [AnyKeyPath: String] = [:]
    /// Inverses that relationships name, by the relationship's name.
    private(set) var inverses: [String: AnyKeyPath] = [:]

    init(_ type: any PersistentModel.Type) {
        modelType = type
        super.init()
        name = String(describing: type)
        managedObjectClassName = String(describing: ModelObject.self)
        var unique: [[String]] = []
        properties = type.schemaMetadata.compactMap { metadata in
            guard let property = description(of: metadata) else { return nil }
            names[metadata.keyPath] = metadata.name
            if metadata.attribute?.has(.unique) == true { unique.append([metadata.name]) }
            return property
        }
        for group in type._schemaConstraints.flatMap(\._uniqueGroups) { unique.append(group.compactMap { names[$0] }) }
        uniquenessConstraints = unique
    }

    private func description(of metadata: Schema.PropertyMetadata) -> NSPropertyDescription? {
        let valueType = Swift.type(of: metadata.keyPath).valueType
        let transformer = metadata.attribute?.options.lazy.compactMap(\.transformer).first
        guard let kind = PropertyKind(valueType, transformer: transformer) else {
            UnsupportedAPI.report(
                "@Model", "\(name ?? "").\(metadata.name) is of the type \(valueType), which can neither be kept nor encoded; it is not saved")
            return nil
        }
        kinds[metadata.name] = kind
        let property = property(kind, metadata)
        property.name = metadata.name
        property.isOptional = valueType is any OptionalType.Type
        property.renamingIdentifier = metadata.attribute?.originalName ?? metadata.relationship?.originalName
        return property
    }

    private func property(_ kind: PropertyKind, _ metadata: Schema.PropertyMetadata) -> NSPropertyDescription {
        switch kind {
        case .toOne, .toMany:
            let relationship = NSRelationshipDescription()
            if case .toMany = kind { relationship.maxCount = 0 }
            relationship.deleteRule = Self.rule(metadata.relationship?.deleteRule ?? .nullify)
            inverses[metadata.name] = metadata.relationship?.inverse
            return relationship
        case .plain(let type): return attribute(type.attributeType, kind, metadata)
        case .coded, .transformed, .archived: return attribute(.transformableAttributeType, kind, metadata)
        }
    }

    private func attribute(_ type: NSAttributeType, _ kind: PropertyKind, _ metadata: Schema.PropertyMetadata) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.attributeType = type
        attribute.isTransient = metadata.attribute?.has(.ephemeral) ?? false
        attribute.defaultValue = metadata.makeDefault.flatMap { ModelValues.kept($0(), as: kind) }
        return attribute
    }

    private static func rule(_ rule: Schema.Relationship.DeleteRule) -> NSDeleteRule {
        switch rule {
        case .noAction: .noActionDeleteRule
        case .nullify: .nullifyDeleteRule
        case .cascade: .cascadeDeleteRule
        case .deny: .denyDeleteRule
        }
    }
}
