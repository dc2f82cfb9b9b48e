import FoundationOverlay
import ViewEngine

/// What the views of a screen say about the screens that follow it.
struct NavigationDestinations {
    /// A screen that a binding opens.
    struct Bound {
        let content: @MainActor (Evaluation) -> AnyView
        let close: @MainActor () -> Void
    }

    var byType: [ObjectIdentifier: @MainActor (AnyHashable, Evaluation) -> AnyView] = [:]
    /// Open ones.
    var bound: [Bound] = []

    mutating func merge(_ other: NavigationDestinations) {
        byType.merge(other.byType) { $1 }
        bound += other.bound
    }

    @MainActor
    func content(for value: AnyHashable, in evaluation: Evaluation) -> AnyView? { byType[ObjectIdentifier(type(of: value.base))]?(value, evaluation) }
}

enum NavigationDestinationsKey: PreferenceKey {
    static var defaultValue: NavigationDestinations { NavigationDestinations() }
    static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) { value.merge(nextValue()) }
}

/// - Support: works in a running app.
extension View {
    public nonisolated func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View {
        nonisolated(unsafe) let destination = destination
        return changingPreferences {
            $0[NavigationDestinationsKey.self].byType[ObjectIdentifier(D.self)] = { value, evaluation in
                guard let data = value.base as? D else { return AnyView(EmptyView()) }
                let source = DestinationSource(make: .init(destination: destination), data: data)
                return evaluation._kept("destination", as: source) { AnyView(destination(data)) }
            }
        }
    }

    public nonisolated func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View {
        nonisolated(unsafe) let content = AnyView(destination())
        return openingScreen(isPresented) { content }
    }

    public nonisolated func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View
    {
        nonisolated(unsafe) let (destination, item) = (destination, item)
        return openingScreen(Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })) {
            guard let value = item.wrappedValue else { return AnyView(EmptyView()) }
            return AnyView(destination(value))
        }
    }

    /// A screen above this one as long as a binding says so.
    nonisolated func openingScreen(_ isPresented: Binding<Bool>, content: @escaping @MainActor () -> AnyView) -> some View {
        changingPreferences {
            guard isPresented.wrappedValue else { return }
            let made: @MainActor (Evaluation) -> AnyView = { $0._kept("destination", as: MadeContent(make: content)) { content() } }
            $0[NavigationDestinationsKey.self].bound.append(.init(content: made) { isPresented.wrappedValue = false })
        }
    }
}

/// What the screen for a value is made of.
private struct DestinationSource<D: Hashable, C>: KeptSource {
    struct Make { let destination: (D) -> C }

    let make: Make
    let data: D

    func isSame(as other: Self) -> Bool { data == other.data && isIdentical(make, other.make) }
}
