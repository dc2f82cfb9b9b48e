import FoundationOverlay
import ViewEngine

extension Picker {
    /// With a view that says what is chosen where the picker is a menu.
    @MainActor @preconcurrency
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(label: label(), selection: selection.wrappedValue, content: content(), choose: { selection.wrappedValue = $0 })
        current = AnyView(currentValueLabel())
    }

    /// A choice that sets a property of each element; the first one's is shown.
    @MainActor @preconcurrency
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: sources.first?[keyPath: selection].wrappedValue, content: content()) { value in
            sources.forEach { $0[keyPath: selection].wrappedValue = value }
        }
    }
}

extension Picker where Label == Text {
    @_disfavoredOverload
    @MainActor @preconcurrency
    public init(_ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource), selection: selection.wrappedValue, content: content(), choose: { selection.wrappedValue = $0 })
    }

    @MainActor @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) { self.init(selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel) }

    @MainActor @preconcurrency
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(titleKey), selection: sources.first?[keyPath: selection].wrappedValue, content: content()) { value in
            sources.forEach { $0[keyPath: selection].wrappedValue = value }
        }
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(
            label: SwiftUI.Label(title, systemImage: systemImage), selection: selection.wrappedValue, content: content(),
            choose: { selection.wrappedValue = $0 })
    }

    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(
            label: SwiftUI.Label(titleKey, image: image), selection: selection.wrappedValue, content: content(),
            choose: { selection.wrappedValue = $0 })
    }
}

extension Toggle where Label == Text {
    public nonisolated init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
        self.init(label: Text(titleKey), isOn: .all(sources, isOn))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
        self.init(label: Text(title), isOn: .all(sources, isOn))
    }
}

extension Binding where Value == Bool {
    /// On where all are; sets all.
    static func all<C: RandomAccessCollection>(_ sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>) -> Binding<Bool> {
        Binding(
            get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
            set: { value in sources.forEach { $0[keyPath: isOn].wrappedValue = value } })
    }
}
