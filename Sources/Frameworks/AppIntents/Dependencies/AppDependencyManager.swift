import FoundationOverlay

/// What intents and queries of the program depend on, by type and key.
public final class AppDependencyManager: @unchecked Sendable {
    public static let shared = AppDependencyManager()

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let key: AnyHashable?
    }

    // The lock guards both dictionaries.
    private let lock = NSRecursiveLock()
    private var makers: [Key: () -> Any] = [:]
    private var values: [Key: Any] = [:]

    public init() {}

    /// Takes a dependency; it is made at its first use.
    public func add<Dependency>(key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency) {
        register(key) { dependencyProvider() }
    }

    /// Takes a dependency; it is made at its first use.
    public func add<Dependency>(key: AnyHashable? = nil, dependencyProvider: @escaping () -> Dependency) {
        register(key, dependencyProvider)
    }

    private func register<Dependency>(_ key: AnyHashable?, _ make: @escaping () -> Dependency) {
        lock.lock()
        defer { lock.unlock() }
        let place = Key(type: ObjectIdentifier(Dependency.self), key: key)
        makers[place] = make
        values[place] = nil
    }

    func dependency<Dependency>(_ type: Dependency.Type, key: AnyHashable?) -> Dependency? {
        lock.lock()
        defer { lock.unlock() }
        let place = Key(type: ObjectIdentifier(type), key: key)
        if let value = values[place] as? Dependency { return value }
        guard let value = makers[place]?() as? Dependency else { return nil }
        values[place] = value
        return value
    }
}

extension AppDependencyManager {
    /// Why a dependency cannot be had.
    public enum Error: Swift.Error, LocalizedError, Hashable, Sendable {
        case failedToLoadDependency, failedToRetrieveDependency, incorrectDependencyType

        public var errorDescription: String? {
            switch self {
            case .failedToLoadDependency: "the dependency cannot be made"
            case .failedToRetrieveDependency: "nobody gave the dependency"
            case .incorrectDependencyType: "the dependency is of another type"
            }
        }
    }
}

/// A value that the program gave to ``AppDependencyManager``.
@propertyWrapper
public struct AppDependency<Dependency>: @unchecked Sendable {
    // Nothing changes after it is made; how safe the dependency itself is, is the program's affair.
    private let key: AnyHashable?
    private let manager: AppDependencyManager
    private let fallback: (() -> Dependency)?

    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.key = key
        self.manager = manager
        fallback = nil
    }

    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared, default: @autoclosure @escaping () -> Dependency) {
        self.key = key
        self.manager = manager
        fallback = `default`
    }

    public var projectedValue: AppDependency<Dependency> { self }

    public var wrappedValue: Dependency {
        guard let value = manager.dependency(Dependency.self, key: key) ?? fallback?() else {
            fatalError("No \(Dependency.self) was given to AppDependencyManager before an intent or query needed it.")
        }
        return value
    }
}

extension AppIntent {
    public typealias Dependency = AppDependency
}

extension DynamicOptionsProvider {
    public typealias Dependency = AppDependency
}
