import FoundationOverlay

/// A property of an entity that intents can use.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
    // The lock guards the value.
    private let lock = NSLock()
    private var current: Value?

    public let title: LocalizedStringResource

    public init(title: LocalizedStringResource = "") { self.title = title }

    public convenience init(wrappedValue: Value, title: LocalizedStringResource = "") {
        self.init(title: title)
        current = wrappedValue
    }

    public var wrappedValue: Value {
        get {
            lock.lock()
            defer { lock.unlock() }
            guard let value = current ?? Value._unset else {
                fatalError("The property “\(String(localized: title))” of an entity was read before it was set.")
            }
            return value
        }
        set {
            lock.lock()
            current = newValue
            lock.unlock()
        }
    }

    public var projectedValue: EntityProperty<Value> { self }
}

extension AppEntity {
    public typealias Property = EntityProperty
}
