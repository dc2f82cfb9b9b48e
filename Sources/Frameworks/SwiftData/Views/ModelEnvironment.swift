import FoundationOverlay
import Metrics
import SwiftUI

private enum ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
    /// Nil where no container was given.
    var givenModelContext: ModelContext? {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }

    /// The context of the surrounding container. Without one nothing can be read from it, and the process ends when something is put into it.
    public var modelContext: ModelContext {
        get { givenModelContext ?? .withoutContainer }
        set { givenModelContext = newValue }
    }
}

extension View {
    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.givenModelContext, modelContext) }

    public func modelContainer(_ container: ModelContainer) -> some View { environment(\.givenModelContext, container.mainContext) }

    /// Makes a container for a type of models, once for the process. One that cannot be made is told to `onSetup` and reported.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        environment(\.givenModelContext, ModelSetups.context(for: modelTypes, inMemory: inMemory, isAutosaveEnabled, onSetup))
    }
}

extension Scene {
    @MainActor public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.givenModelContext, modelContext) }

    @MainActor public func modelContainer(_ container: ModelContainer) -> some Scene { environment(\.givenModelContext, container.mainContext) }

    /// Makes a container for a type of models, once for the process. One that cannot be made is told to `onSetup` and reported.
    @MainActor public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    @MainActor public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        environment(\.givenModelContext, ModelSetups.context(for: modelTypes, inMemory: inMemory, isAutosaveEnabled, onSetup))
    }
}

/// Containers that views ask for by type. Views are made again and again; a container is made once.
@MainActor
private enum ModelSetups {
    private struct Key: Hashable {
        let types: [ObjectIdentifier]
        let isInMemory: Bool
    }

    private static var made: [Key: ModelContainer] = [:]

    static func context(
        for types: [any PersistentModel.Type], inMemory: Bool, _ isAutosaveEnabled: Bool, _ onSetup: (Result<ModelContainer, any Error>) -> Void
    ) -> ModelContext? {
        let key = Key(types: types.map { ObjectIdentifier($0) }, isInMemory: inMemory)
        if let container = made[key] { return container.mainContext }
        do {
            let container = try ModelContainer(for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
            container.mainContext.autosaveEnabled = isAutosaveEnabled
            made[key] = container
            onSetup(.success(container))
            return container.mainContext
        } catch {
            UnsupportedAPI.report("modelContainer(for:)", "the container cannot be made: \(error)")
            onSetup(.failure(error))
            return nil
        }
    }
}
