import ExtensionRuntime

/// The widgets of an extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    init()
    @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
    /// Runs the extension.
    public static func main() {
        ExtensionMain.run { Self().body._collectWidgets(&$0) }
    }
}
