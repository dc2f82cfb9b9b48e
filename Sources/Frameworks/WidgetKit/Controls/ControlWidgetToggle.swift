import AppIntents
import FoundationOverlay
import SwiftUI

/// A control that is on or off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    public typealias Body = Never
    private let isOn: Bool
    private let action: Action
    private let label: AnyView
    private let valueLabel: ((Bool) -> AnyView)?

    private init(_ isOn: Bool, _ action: Action, _ label: AnyView, _ valueLabel: ((Bool) -> AnyView)?) {
        self.isOn = isOn
        self.action = action
        self.label = label
        self.valueLabel = valueLabel
    }

    public func _content() -> _ControlContent? {
        _ControlContent(
            label: label, valueLabel: valueLabel, action: _IntentConfigurations.action(for: action, control: .toggle(isOn: isOn)), isOn: isOn)
    }

    /// A toggle with the value's symbol and text alone, and with any intent.
    @_disfavoredOverload
    @available(*, deprecated, message: "Give the toggle a title or a label, and a SetValueIntent whose value is a Bool.")
    public init(isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) where Label == EmptyView {
        self.init(isOn, action, AnyView(EmptyView())) { AnyView(valueLabel($0)) }
    }
}

extension ControlWidgetToggle where Action: SetValueIntent, Action.ValueType == Bool {
    /// - Parameter valueLabel: the symbol and the text of a state.
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {
        self.init(isOn, action, AnyView(label())) { AnyView(valueLabel($0)) }
    }
}

extension ControlWidgetToggle where Action: SetValueIntent, Action.ValueType == Bool, ValueLabel == EmptyView {
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) { self.init(isOn, action, AnyView(label()), nil) }
}

extension ControlWidgetToggle where Action: SetValueIntent, Action.ValueType == Bool, Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {
        self.init(isOn, action, AnyView(Text(titleKey))) { AnyView(valueLabel($0)) }
    }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {
        self.init(isOn, action, AnyView(Text(title))) { AnyView(valueLabel($0)) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {
        self.init(isOn, action, AnyView(Text(title))) { AnyView(valueLabel($0)) }
    }
}

extension ControlWidgetToggle where Action: SetValueIntent, Action.ValueType == Bool, Label == Text, ValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) { self.init(isOn, action, AnyView(Text(titleKey)), nil) }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, isOn: Bool, action: Action) { self.init(isOn, action, AnyView(Text(title)), nil) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) { self.init(isOn, action, AnyView(Text(title)), nil) }
}
