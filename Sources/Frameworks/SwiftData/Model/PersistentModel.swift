import CoreData
import FoundationOverlay
import Observation

/// A class whose objects a context keeps. `@Model` adds the conformance and what it needs.
public protocol PersistentModel: AnyObject, Observable, Identifiable, Hashable {
    /// The stored properties, in source order.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// What `#Unique` and `#Index` say.
    static var _schemaConstraints: [any _SchemaConstraint] { get }
    /// The values of the object.
    var _modelBacking: _ModelBacking { get }
    /// An object whose values are kept already.
    init(_modelBacking: _ModelBacking)
    /// Hands the values given so far to the backing.
    func _adoptInitialValues()
}

extension PersistentModel {
    public static var _schemaConstraints: [any _SchemaConstraint] { [] }

    public var persistentModelID: PersistentIdentifier { PersistentIdentifier(object.objectID) }
    public var id: PersistentIdentifier { persistentModelID }
    public var modelContext: ModelContext? { object.owner }
    public var hasChanges: Bool { object.hasChanges }
    public var isDeleted: Bool { object.isDeleted }
    /// Stands for all values at once where somebody watches them.
    public var _storedValues: Int { 0 }

    public static func == (a: Self, b: Self) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The object of the store behind the model.
    var object: ModelObject {
        _modelBacking.connect(to: self)
        return _modelBacking.object
    }
}
