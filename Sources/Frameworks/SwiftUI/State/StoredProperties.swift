import FoundationOverlay
import ViewEngine

/// A value kept in user defaults. A running app makes the view again when any process changes it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private var store: UserDefaults
    /// Whether the store is the one that the surroundings have.
    private let usesDefaultStore: Bool
    private let read: (UserDefaults) -> Value
    private let write: (UserDefaults, Value) -> Void
    /// Says that the value was written.
    private var changed: @Sendable () -> Void = {}

    public var wrappedValue: Value {
        get { read(store) }
        nonmutating set {
            write(store, newValue)
            changed()
        }
    }

    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

    private init(_ key: String, _ store: UserDefaults?, _ value: Value, from: @escaping (Any) -> Value?, to: @escaping (Value) -> Any?) {
        self.key = key
        self.store = store ?? .standard
        usesDefaultStore = store == nil
        read = { $0.object(forKey: key).flatMap(from) ?? value }
        write = { store, value in
            if let object = to(value) { store.set(object, forKey: key) } else { store.removeObject(forKey: key) }
        }
    }
}

extension AppStorage {
    /// A running app hears of every change; an archive is made again where its own actions write.
    @MainActor public mutating func _connect(_ site: PropertySite) {
        if usesDefaultStore, let store = site.environment.defaultAppStorage { self.store = store }
        guard site.isRunning else {
            changed = site.changed
            return
        }
        let (key, store, changed) = (key, store, site.changed)
        site.share([store._storeIdentity, key]) { store._observe(key, changed) }
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, wrappedValue, from: { $0 as? Bool }, to: { $0 })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue, from: { $0 as? Int }, to: { $0 })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, wrappedValue, from: { $0 as? Double }, to: { $0 })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, wrappedValue, from: { $0 as? String }, to: { $0 })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, wrappedValue, from: { $0 as? Data }, to: { $0 })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, wrappedValue, from: { $0 as? Date }, to: { $0 })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, wrappedValue, from: { ($0 as? URL) ?? ($0 as? String).flatMap { URL(string: $0) } }, to: { $0.absoluteString })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, wrappedValue, from: { ($0 as? Int).flatMap { Value(rawValue: $0) } }, to: { $0.rawValue })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, wrappedValue, from: { ($0 as? String).flatMap { Value(rawValue: $0) } }, to: { $0.rawValue })
    }
}

/// Defaults can be read and written from everywhere.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
    /// A value that another framework codes: identifiers of SwiftData's models.
    public init(_coding wrappedValue: Value, _ key: String, store: UserDefaults?) where Value: Codable {
        self.init(
            key, store, wrappedValue, from: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
            to: { try? JSONEncoder().encode($0) })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init<Coded: Codable>(_coding key: String, store: UserDefaults?) where Value == Coded? {
        self.init(
            key, store, nil, from: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Coded.self, from: $0) } },
            to: { $0.flatMap { try? JSONEncoder().encode($0) } })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, store, nil, from: { $0 as? Bool }, to: { $0 }) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, store, nil, from: { $0 as? Int }, to: { $0 }) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, store, nil, from: { $0 as? Double }, to: { $0 }) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, store, nil, from: { $0 as? String }, to: { $0 }) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, store, nil, from: { $0 as? Data }, to: { $0 }) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, nil, from: { ($0 as? String).flatMap { URL(string: $0) } }, to: { $0?.absoluteString })
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(key, store, nil, from: { $0 as? Date }, to: { $0 }) }
    public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, store, nil, from: { ($0 as? String).flatMap { R(rawValue: $0) } }, to: { $0?.rawValue })
    }
    public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, store, nil, from: { ($0 as? Int).flatMap { R(rawValue: $0) } }, to: { $0?.rawValue })
    }
}

/// A space of identifiers.
@propertyWrapper
public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    public init() {}
    public var wrappedValue: ID { ID(number: 0) }
}
