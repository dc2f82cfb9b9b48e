import FoundationOverlay
import ViewEngine

/// Leads to another screen.
/// - Support: works in a running app; in a widget a yellow sign is drawn, as on a device.
public struct NavigationLink<Label: View, Destination: View> {
    /// What a tap opens.
    enum Target {
        case view(@MainActor () -> AnyView)
        case value(AnyHashable?)
        /// Open as long as the binding says so.
        case bound(Binding<Bool>, @MainActor () -> AnyView)
    }

    let label: Label
    let target: Target
}

extension NavigationLink: View {
    public var body: some View {
        AppOnlyView("NavigationLink", control: { control($0) }) {
            EnvironmentReading { environment in
                if environment.isInListRow {
                    HStack {
                        label
                        Spacer()
                        environment.rowBadge?.take()
                        Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
                    }
                } else {
                    EvaluatedView { ButtonStyles.evaluate(PrimitiveButtonStyleConfiguration(role: nil, label: .init(_view: AnyView(label))), $0) }
                }
            }
        }
        .openingScreen(isOpen) { destination() }
    }

    private var isOpen: Binding<Bool> { if case .bound(let isActive, _) = target { isActive } else { .constant(false) } }

    @MainActor
    private func destination() -> AnyView { if case .bound(_, let view) = target { view() } else { AnyView(EmptyView()) } }

    @MainActor
    private func control(_ environment: EnvironmentValues) -> LiveControl? {
        let opening = environment.navigation
        let tap: @MainActor () -> Void = { open(opening, environment.activeListSelection) }
        return LiveControl(role: "NavigationLink", isEnabled: environment.isEnabled && leads(opening, environment.activeListSelection), tap: tap)
    }

    /// Whether a tap does anything.
    private func leads(_ opening: NavigationOpening?, _ selection: ListSelection?) -> Bool {
        switch target {
        case .view: opening != nil
        case .value(let value): value != nil && (opening != nil || selection != nil)
        case .bound: true
        }
    }

    @MainActor
    private func open(_ opening: NavigationOpening?, _ selection: ListSelection?) {
        switch target {
        case .view(let view): opening?.push(.view(view()))
        case .bound(let isActive, _): isActive.wrappedValue = true
        case .value(nil): break
        case .value(let value?):
            guard let selection else { return opening?.push(.value(value)) ?? () }
            selection.select(value)
            opening?.showNextColumn?()
        }
    }

    @MainActor @preconcurrency public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), leadingTo: destination())
    }

    @MainActor @preconcurrency public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), leadingTo: destination)
    }

    nonisolated init(label: Label, leadingTo destination: Destination) {
        nonisolated(unsafe) let destination = destination
        self.init(label: label, target: .view { AnyView(destination) })
    }

    nonisolated init(label: Label, leadingTo destination: Destination, isActive: Binding<Bool>) {
        nonisolated(unsafe) let destination = destination
        self.init(label: label, target: .bound(isActive) { AnyView(destination) })
    }

    nonisolated init<V: Hashable>(label: Label, leadingTo destination: Destination, tag: V, selection: Binding<V?>) {
        let isActive = Binding(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
        self.init(label: label, leadingTo: destination, isActive: isActive)
    }
}

extension NavigationLink where Label == Text {
    @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), leadingTo: destination())
    }
    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), leadingTo: destination())
    }
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(label: Text(titleKey), leadingTo: destination) }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(label: Text(title), leadingTo: destination) }
    @_disfavoredOverload
    @MainActor @preconcurrency public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleResource), leadingTo: destination())
    }
}

extension NavigationLink where Destination == Never {
    @MainActor @preconcurrency public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
    }
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
    }
    @_disfavoredOverload
    public nonisolated init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {
        self.init(label: Text(titleResource), target: .value(value.map { AnyHashable($0) }))
    }
}
