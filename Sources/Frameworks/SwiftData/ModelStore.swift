import FoundationOverlay

/// Where saved models are kept.
public protocol ModelStore: AnyObject, Sendable {
    /// All models, in the order they were first saved.
    var models: [any PersistentModel] { get }
    func apply(saved: [any PersistentModel], deleted: [any PersistentModel])
    func removeAll()
}

/// Keeps the objects themselves.
final class InMemoryModelStore: ModelStore, @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var shared: [URL: InMemoryModelStore] = [:]

    private let lock = NSLock()
    private var kept: [any PersistentModel] = []

    static func at(_ url: URL) -> InMemoryModelStore {
        lock.withLock {
            if let known = shared[url] { return known }
            let new = InMemoryModelStore()
            shared[url] = new
            return new
        }
    }

    var models: [any PersistentModel] { lock.withLock { kept } }

    func apply(saved: [any PersistentModel], deleted: [any PersistentModel]) {
        let gone = Set(deleted.map { ObjectIdentifier($0) })
        lock.withLock {
            for model in saved {
                if let place = kept.firstIndex(where: { Self.isSame($0, model) }) { kept[place] = model } else { kept.append(model) }
            }
            kept.removeAll { gone.contains(ObjectIdentifier($0)) }
        }
    }

    func removeAll() { lock.withLock { kept = [] } }

    /// The same object, or one with the same value of a unique property.
    private static func isSame(_ a: any PersistentModel, _ b: any PersistentModel) -> Bool {
        if a === b { return true }
        guard type(of: a) == type(of: b) else { return false }
        return type(of: a)._modelProperties.contains { property in
            guard property.isUnique, let x = value(property.keyPath, of: a) else { return false }
            return x == value(property.keyPath, of: b)
        }
    }

    private static func value<Model>(_ path: AnyKeyPath, of model: Model) -> AnyHashable? { model[keyPath: path] as? AnyHashable }
}
