import FoundationOverlay
import ViewEngine

/// A value of a scene that a running app finds again when it is launched anew. An archived view has the initial one.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private var storage: AppStorage<Value>
    private var archived: State<Value>
    private var isRunning = false

    private init(_ storage: AppStorage<Value>, _ value: Value) { (self.storage, archived) = (storage, State(wrappedValue: value)) }

    public var wrappedValue: Value {
        get { isRunning ? storage.wrappedValue : archived.wrappedValue }
        nonmutating set { if isRunning { storage.wrappedValue = newValue } else { archived.wrappedValue = newValue } }
    }
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

    @MainActor public mutating func _connect(_ site: PropertySite) {
        isRunning = site.isRunning
        if isRunning { storage._connect(site.nested("storage")) } else { archived._connect(site.nested("archived")) }
    }

    /// Beside the app's defaults, as a device keeps the state of scenes.
    private static var store: UserDefaults? { UserDefaults(suiteName: "SceneStorage") }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(AppStorage(wrappedValue: wrappedValue, key, store: Self.store), wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(AppStorage(wrappedValue: wrappedValue, key, store: Self.store), wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(AppStorage(wrappedValue: wrappedValue, key, store: Self.store), wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(AppStorage(wrappedValue: wrappedValue, key, store: Self.store), wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(AppStorage(wrappedValue: wrappedValue, key, store: Self.store), wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(AppStorage(wrappedValue: wrappedValue, key, store: Self.store), wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(AppStorage(wrappedValue: wrappedValue, key, store: Self.store), wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(AppStorage(wrappedValue: wrappedValue, key, store: Self.store), wrappedValue)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(AppStorage(key, store: Self.store), nil) }
    public init(_ key: String) where Value == Int? { self.init(AppStorage(key, store: Self.store), nil) }
    public init(_ key: String) where Value == Double? { self.init(AppStorage(key, store: Self.store), nil) }
    public init(_ key: String) where Value == String? { self.init(AppStorage(key, store: Self.store), nil) }
    public init(_ key: String) where Value == Data? { self.init(AppStorage(key, store: Self.store), nil) }
    public init(_ key: String) where Value == URL? { self.init(AppStorage(key, store: Self.store), nil) }
}
