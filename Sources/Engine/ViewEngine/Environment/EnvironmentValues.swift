import Foundation

/// A key of the environment, with the value that holds where nobody set one.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The surroundings of a view.
///
/// What layout itself reads is stored in fields; everything else by key. A copy shares its storage until it is changed.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
    // Values are only reached from the main actor or copied whole; the box is replaced, never changed, once shared.
    private final class Storage {
        var displayScale: CGFloat = 3
        var isRightToLeft = false
        var stackOrientation: LayoutProperties.Orientation?
        var values: [ObjectIdentifier: Any] = [:]

        func copy() -> Storage {
            let copy = Storage()
            copy.displayScale = displayScale
            copy.isRightToLeft = isRightToLeft
            copy.stackOrientation = stackOrientation
            copy.values = values
            return copy
        }
    }

    private var storage: Storage

    public init() { storage = Storage() }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            if let value = storage.values[ObjectIdentifier(key)] { return value as! K.Value }
            return K.defaultValue
        }
        set {
            makeUnique()
            storage.values[ObjectIdentifier(key)] = newValue
        }
    }

    /// The value stored under a type, as `environmentObject(_:)` and `environment(_:)` for observable objects store it.
    public subscript(objectOf type: ObjectIdentifier) -> Any? {
        get { storage.values[type] }
        set {
            makeUnique()
            storage.values[type] = newValue
        }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { storage.displayScale }
        set {
            makeUnique()
            storage.displayScale = newValue
        }
    }

    /// Size of a pixel in points.
    public var pixelLength: CGFloat { 1 / storage.displayScale }

    /// Whether leading is right.
    public var isRightToLeft: Bool {
        get { storage.isRightToLeft }
        set {
            makeUnique()
            storage.isRightToLeft = newValue
        }
    }

    /// The direction of the stack a view lies in: decides which way a spacer stretches and a divider runs.
    public var stackOrientation: LayoutProperties.Orientation? {
        get { storage.stackOrientation }
        set {
            makeUnique()
            storage.stackOrientation = newValue
        }
    }

    public var description: String { "EnvironmentValues(\(storage.values.count) keys)" }
}
