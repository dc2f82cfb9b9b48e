import Foundation

/// A key of the environment, with the value that holds where nobody set one.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The surroundings of a view.
///
/// What layout itself reads is stored in fields; everything else by key: the latest changes one after the other, below them a
/// table that copies share. A change costs the same however much is set.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
    // Values are only reached from the main actor or copied whole; the table is replaced, never changed, once shared.
    private var changes: EnvironmentChange?
    private var table = EnvironmentTable()

    /// Pixels per point.
    public var displayScale: CGFloat = 3
    /// Whether leading is right.
    public var isRightToLeft = false
    /// The direction of the stack a view lies in: decides which way a spacer stretches and a divider runs.
    public var stackOrientation: LayoutProperties.Orientation?

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let stored = self[EnvironmentSlot(key: ObjectIdentifier(key))] else { return K.defaultValue }
            return unsafeDowncast(stored, to: EnvironmentBox<K.Value>.self).value
        }
        set { set(EnvironmentBox(newValue), in: EnvironmentSlot(key: ObjectIdentifier(key))) }
    }

    /// What was set for a key; nil where it has its default.
    public func stored<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
        self[EnvironmentSlot(key: ObjectIdentifier(key))].map { unsafeDowncast($0, to: EnvironmentBox<K.Value>.self).value }
    }

    /// The value stored under a type, as `environmentObject(_:)` and `environment(_:)` for observable objects store it.
    public subscript(objectOf type: ObjectIdentifier) -> Any? {
        get { self[EnvironmentSlot(objectOf: type)].flatMap { unsafeDowncast($0, to: EnvironmentBox<Any?>.self).value } }
        set { set(EnvironmentBox(newValue), in: EnvironmentSlot(objectOf: type)) }
    }

    private subscript(slot: EnvironmentSlot) -> AnyObject? {
        var change = changes
        while let current = change {
            if current.slot == slot { return current.value }
            change = current.earlier
        }
        return table.values[slot]
    }

    private mutating func set(_ value: AnyObject, in slot: EnvironmentSlot) {
        if changes == nil, isKnownUniquelyReferenced(&table) {
            table.values[slot] = value
            return
        }
        let change = EnvironmentChange(slot: slot, value: value, earlier: changes)
        if change.count < Self.mostChanges {
            changes = change
        } else {
            table = EnvironmentTable(values: table.values.merging(change.values) { $1 })
            changes = nil
        }
    }

    /// So many changes are looked through before a value is looked up in the table.
    private static let mostChanges = 16

    /// Size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    public var description: String { "EnvironmentValues(\((changes?.values ?? [:]).merging(table.values) { $1 }.count) keys)" }
}

/// What a value is stored under. Keys and types of objects never meet, so that what is read has the type that was stored.
private struct EnvironmentSlot: Hashable {
    private let type: ObjectIdentifier
    private let isObject: Bool

    init(key: ObjectIdentifier) { (type, isObject) = (key, false) }
    init(objectOf type: ObjectIdentifier) { (self.type, isObject) = (type, true) }
}

private final class EnvironmentBox<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
}

private final class EnvironmentTable {
    var values: [EnvironmentSlot: AnyObject]

    init(values: [EnvironmentSlot: AnyObject] = [:]) { self.values = values }
}

/// One change, and those made before it.
private final class EnvironmentChange {
    let slot: EnvironmentSlot
    let value: AnyObject
    let earlier: EnvironmentChange?
    let count: Int

    init(slot: EnvironmentSlot, value: AnyObject, earlier: EnvironmentChange?) {
        (self.slot, self.value, self.earlier) = (slot, value, earlier)
        count = (earlier?.count ?? 0) + 1
    }

    /// The latest value of every slot that was changed.
    var values: [EnvironmentSlot: AnyObject] { (earlier?.values ?? [:]).merging([slot: value]) { $1 } }
}
