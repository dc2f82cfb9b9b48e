import FoundationOverlay

/// A property of a model, as the build lists it.
public struct _ModelProperty: @unchecked Sendable {
    public let name: String
    public let keyPath: AnyKeyPath
    public let isUnique: Bool
    public let isRelationship: Bool

    public init(_ name: String, _ keyPath: AnyKeyPath, isUnique: Bool = false, isRelationship: Bool = false) {
        self.name = name
        self.keyPath = keyPath
        self.isUnique = isUnique
        self.isRelationship = isRelationship
    }
}

/// A class whose objects a context keeps. `@Model` adds the conformance.
public protocol PersistentModel: AnyObject, Identifiable, Hashable {
    /// The stored properties, in source order.
    static var _modelProperties: [_ModelProperty] { get }
}

extension PersistentModel {
    public static var _modelProperties: [_ModelProperty] { [] }

    public var persistentModelID: PersistentIdentifier { ModelRecords.identifier(of: self) }
    public var id: PersistentIdentifier { persistentModelID }
    public var modelContext: ModelContext? { ModelRecords.context(of: self) }
    public var hasChanges: Bool { modelContext?.hasChanges ?? false }
    public var isDeleted: Bool { ModelRecords.isDeleted(self) }

    public static func == (a: Self, b: Self) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Names one model object for as long as the process lives.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable {
    public let entityName: String
    let number: Int

    public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}
