import CoreData
import FoundationOverlay

/// Names one model object: for good once it is saved, until then for as long as the process lives.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
    /// The store the object is saved in; nil before.
    public let storeIdentifier: String?
    public let entityName: String
    /// `p1` of a saved object, `t1` of a new one.
    let primaryKey: String
    let isTemporary: Bool

    public var id: PersistentIdentifier { self }

    init(_ id: NSManagedObjectID) {
        storeIdentifier = id.persistentStore?.identifier
        entityName = id.entity.name ?? ""
        primaryKey = id.primaryKey
        isTemporary = id.isTemporaryID
    }

    /// The number of the object in its store; nil for a new one.
    var row: Int? { isTemporary ? nil : Int(primaryKey.dropFirst()) }

    var url: URL { NSManagedObjectID.uri(store: storeIdentifier, entity: entityName, primaryKey) }

    public static func < (a: Self, b: Self) -> Bool {
        (a.entityName, a.isTemporary ? 1 : 0, a.primaryKey.count, a.primaryKey) < (
            b.entityName, b.isTemporary ? 1 : 0, b.primaryKey.count, b.primaryKey
        )
    }

    private enum CodingKeys: String, CodingKey { case implementation }
    private enum Parts: String, CodingKey { case storeIdentifier, entityName, primaryKey, isTemporary, uriRepresentation }

    public init(from decoder: any Decoder) throws {
        let parts = try decoder.container(keyedBy: CodingKeys.self).nestedContainer(keyedBy: Parts.self, forKey: .implementation)
        storeIdentifier = try parts.decodeIfPresent(String.self, forKey: .storeIdentifier)
        entityName = try parts.decode(String.self, forKey: .entityName)
        primaryKey = try parts.decode(String.self, forKey: .primaryKey)
        isTemporary = try parts.decode(Bool.self, forKey: .isTemporary)
    }

    public func encode(to encoder: any Encoder) throws {
        var whole = encoder.container(keyedBy: CodingKeys.self)
        var parts = whole.nestedContainer(keyedBy: Parts.self, forKey: .implementation)
        try parts.encodeIfPresent(storeIdentifier, forKey: .storeIdentifier)
        try parts.encode(entityName, forKey: .entityName)
        try parts.encode(primaryKey, forKey: .primaryKey)
        try parts.encode(isTemporary, forKey: .isTemporary)
        try parts.encode(url, forKey: .uriRepresentation)
    }
}
