import FoundationOverlay
import Metrics
import SwiftUI

/// The models of the surrounding container, read whenever the view is made.
///
/// - Support: partial. A change made without a change of the view's own state does not make the view again.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
    @Environment(\.givenModelContext) private var context
    private let descriptor: FetchDescriptor<Element>

    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) { self.descriptor = descriptor }

    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation = .default) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        animation: Animation = .default
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }

    @MainActor public var wrappedValue: [Element] {
        do {
            return try found()
        } catch {
            UnsupportedAPI.report("@Query", "the models of \(Element.self) cannot be read: \(error)")
            return []
        }
    }

    /// Why the models cannot be read; nil where they can.
    @MainActor public var fetchError: (any Error)? {
        do {
            _ = try found()
            return nil
        } catch {
            return error
        }
    }

    @MainActor private func found() throws -> [Element] {
        guard let context else {
            UnsupportedAPI.report("@Query", "no model container surrounds the view, so nothing is found; add modelContainer(_:)")
            return []
        }
        return try context.fetch(descriptor)
    }
}

private enum ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
    /// Nil where no container was given.
    var givenModelContext: ModelContext? {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }

    /// The context of the surrounding container. Without one the process ends, as on a device.
    public var modelContext: ModelContext {
        get {
            guard let context = givenModelContext else { fatalError("No model container surrounds the view. Add one with modelContainer(_:).") }
            return context
        }
        set { givenModelContext = newValue }
    }
}

extension View {
    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.givenModelContext, modelContext) }

    public func modelContainer(_ container: ModelContainer) -> some View { environment(\.givenModelContext, container.mainContext) }

    /// Makes a container for a type of models. One that cannot be made is told to `onSetup` and reported.
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
        environment(\.givenModelContext, ModelSetup.context(for: modelTypes, inMemory: inMemory, isAutosaveEnabled, onSetup))
    }
}

@MainActor
private enum ModelSetup {
    static func context(
        for types: [any PersistentModel.Type], inMemory: Bool, _ isAutosaveEnabled: Bool, _ onSetup: (Result<ModelContainer, any Error>) -> Void
    ) -> ModelContext? {
        do {
            let container = try ModelContainer(for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
            container.mainContext.autosaveEnabled = isAutosaveEnabled
            onSetup(.success(container))
            return container.mainContext
        } catch {
            UnsupportedAPI.report("modelContainer(for:)", "the container cannot be made: \(error)")
            onSetup(.failure(error))
            return nil
        }
    }
}
