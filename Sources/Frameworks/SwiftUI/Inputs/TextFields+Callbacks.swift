import FoundationOverlay
import ViewEngine

// The initializers that iOS had before `onSubmit`. Callbacks run where people edit: in a running app. Here texts are entered whole, so that
// editing neither begins nor ends.

extension TextField where Label == Text {
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) { self.init(titleKey, value: value, formatter: formatter) }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) { self.init(title, value: value, formatter: formatter) }
}
