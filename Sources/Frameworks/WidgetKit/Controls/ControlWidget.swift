import ExtensionRuntime
import FoundationOverlay
import SwiftUI

/// A control for Control Center, the Lock Screen and the Action button.
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    init()
    var body: Body { get }
}

extension ControlWidget {
    /// Runs an extension with this control alone.
    public static func main() {
        ExtensionMain.run { ControlInBundle(control: Self())._collectWidgets(&$0) }
    }
}

extension WidgetBundleBuilder {
    public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget { ControlInBundle(control: content) }
}

/// A control among the widgets of a bundle.
struct ControlInBundle<Control: ControlWidget>: Widget {
    typealias Body = Never
    let control: Control

    init(control: Control) { self.control = control }
    init() { self.init(control: Control()) }

    func _collectWidgets(_ contents: inout ExtensionContents) { control.body._collectControl(&contents) }
}

/// What a control is made of.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration
    var body: Body { get }
    /// Adds the control's specification. Custom configurations take the default, which asks `body`.
    func _collectControl(_ contents: inout ExtensionContents)
}

extension ControlWidgetConfiguration {
    public func _collectControl(_ contents: inout ExtensionContents) { body._collectControl(&contents) }
}

extension ControlWidgetConfiguration where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ControlWidgetConfiguration {}

/// A configuration that offers nothing.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
    public typealias Body = Never
    public init() {}
    public func _collectControl(_ contents: inout ExtensionContents) {}
}
