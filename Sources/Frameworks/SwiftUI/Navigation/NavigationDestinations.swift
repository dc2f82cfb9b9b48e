import FoundationOverlay
import ViewEngine

/// What the views of a screen say about the screens that follow it.
struct NavigationDestinations {
    /// A screen that a binding opens.
    struct Bound {
        let content: @MainActor () -> AnyView
        let close: @MainActor () -> Void
    }

    var byType: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView] = [:]
    /// Open ones.
    var bound: [Bound] = []

    mutating func merge(_ other: NavigationDestinations) {
        byType.merge(other.byType) { $1 }
        bound += other.bound
    }

    @MainActor
    func content(for value: AnyHashable) -> AnyView? { byType[ObjectIdentifier(type(of: value.base))]?(value) }
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
            $0[NavigationDestinationsKey.self].byType[ObjectIdentifier(D.self)] = { value in
                (value.base as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
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
            $0[NavigationDestinationsKey.self].bound.append(.init(content: content) { isPresented.wrappedValue = false })
        }
    }
}
