import FoundationOverlay
import Metrics
import SwiftUI

/// The models of the surrounding container, read whenever the view is made, which happens again after each change.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
    /// What was found, as long as nothing changes.
    private final class Found {
        var number: Int?
        var models: [Element] = []
    }

    @Environment(\.givenModelContext) private var context
    private let descriptor: FetchDescriptor<Element>
    private let found = Found()

    /// All models of the type.
    public init() { descriptor = FetchDescriptor() }

    @MainActor public var wrappedValue: [Element] {
        do {
            return try models()
        } catch {
            UnsupportedAPI.report("@Query", "the models of \(Element.self) cannot be read: \(error)")
            return []
        }
    }

    /// The context the models are fetched from.
    @MainActor public var modelContext: ModelContext { context ?? .withoutContainer }

    /// Why the models cannot be read; nil where they can.
    @MainActor public var fetchError: (any Error)? {
        do {
            _ = try models()
            return nil
        } catch {
            return error
        }
    }

    @MainActor private func models() throws -> [Element] {
        guard let context else {
            UnsupportedAPI.report("@Query", "no model container surrounds the view, so nothing is found; add modelContainer(_:)")
            return []
        }
        if !DeviceContainers.current.isExtension { context.changes.watch(context.container.coordinator.persistentStores) }
        let number = context.changes.number
        if found.number != number {
            found.models = try context.fetch(descriptor)
            found.number = number
        }
        return found.models
    }
}

extension Query {
    private init(_ descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }

    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.init(descriptor) }

    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) { self.init(descriptor) }

    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
    }

    public init(filter: Predicate<Element>?, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
    }

    public init(sort descriptors: [SortDescriptor<Element>], transaction: Transaction? = nil) { self.init(FetchDescriptor(sortBy: descriptors)) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward, animation: Animation
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward, animation: Animation
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }
}
