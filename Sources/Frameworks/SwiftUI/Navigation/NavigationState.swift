import FoundationOverlay
import ViewEngine

/// The screens that were opened above the first one of a navigation stack.
struct NavigationState {
    struct Screen {
        /// Never given twice in one stack.
        let number: Int
        let content: Content
    }

    enum Content {
        case view(AnyView)
        /// The stack's destinations say what is shown for it.
        case value(AnyHashable)
    }

    private(set) var screens: [Screen] = []
    private var lastNumber = 0

    mutating func push(_ content: Content) {
        lastNumber += 1
        screens.append(Screen(number: lastNumber, content: content))
    }

    mutating func pop() { screens = screens.dropLast() }

    mutating func popToRoot() { screens = [] }
}

/// The values of a path that a program keeps.
struct NavigationValues {
    let get: () -> [AnyHashable]
    let append: (AnyHashable) -> Void
    let removeLast: () -> Void
}

extension NavigationValues {
    init(_ path: Binding<NavigationPath>) {
        get = { path.wrappedValue.elements }
        append = { path.wrappedValue.append(any: $0) }
        removeLast = { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } }
    }

    init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>) where Data.Element: Hashable {
        get = { path.wrappedValue.map { AnyHashable($0) } }
        append = { if let element = $0.base as? Data.Element { path.wrappedValue.append(element) } }
        removeLast = {
            if let last = path.wrappedValue.indices.last { path.wrappedValue.remove(at: last) }
        }
    }
}

/// What links in a screen do.
struct NavigationOpening {
    let push: @MainActor (NavigationState.Content) -> Void
    /// Of a split view: shows what follows the column something was selected in.
    var showNextColumn: (@MainActor () -> Void)?
}

private enum NavigationKey: EnvironmentKey { static var defaultValue: NavigationOpening? { nil } }

extension EnvironmentValues {
    /// Opens screens; nil outside of a running navigation view.
    var navigation: NavigationOpening? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}
