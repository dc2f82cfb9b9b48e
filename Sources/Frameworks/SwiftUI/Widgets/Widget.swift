import ExtensionRuntime

/// A widget, Live Activity or control of an extension.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    init()
    var body: Body { get }
    /// Adds what the widget offers. Custom widgets take the default, which asks `body`.
    func _collectWidgets(_ contents: inout ExtensionContents)
}

extension Widget {
    public func _collectWidgets(_ contents: inout ExtensionContents) { body._collectConfiguration(&contents) }

    /// Runs the extension.
    public static func main() {
        ExtensionMain.run { Self()._collectWidgets(&$0) }
    }
}

extension Widget where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
