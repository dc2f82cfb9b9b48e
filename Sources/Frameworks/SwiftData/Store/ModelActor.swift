import FoundationOverlay

/// An actor with a context of its own. `@ModelActor` adds what it needs.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

public protocol ModelExecutor: AnyObject, Sendable {
    var modelContext: ModelContext { get }
}

public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
    public let modelContext: ModelContext
    public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

extension ModelActor {
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The model of an identifier; nil where there is none of the type.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.object(id)?.requiredModel() as? T
    }
}
