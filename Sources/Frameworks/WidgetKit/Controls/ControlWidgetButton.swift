import AppIntents
import FoundationOverlay
import SwiftUI

/// A control that does something.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    public typealias Body = Never
    private let action: Action
    private let label: AnyView
    private let actionLabel: ((Bool) -> AnyView)?

    private init(_ action: Action, _ label: AnyView, _ actionLabel: ((Bool) -> AnyView)?) {
        self.action = action
        self.label = label
        self.actionLabel = actionLabel
    }

    /// - Parameter actionLabel: what stands below the title while the action runs (true) and otherwise.
    public init(action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
        self.init(action, AnyView(label())) { AnyView(actionLabel($0)) }
    }

    public func _content() -> _ControlContent? {
        _ControlContent(label: label, valueLabel: actionLabel, action: _IntentConfigurations.action(for: action, control: .button))
    }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) { self.init(action, AnyView(label()), nil) }
}

extension ControlWidgetButton where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
        self.init(action, AnyView(Text(titleKey))) { AnyView(actionLabel($0)) }
    }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
        self.init(action, AnyView(Text(title))) { AnyView(actionLabel($0)) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
        self.init(action, AnyView(Text(title))) { AnyView(actionLabel($0)) }
    }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey, action: Action) { self.init(action, AnyView(Text(titleKey)), nil) }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, action: Action) { self.init(action, AnyView(Text(title)), nil) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: Action) { self.init(action, AnyView(Text(title)), nil) }
}
