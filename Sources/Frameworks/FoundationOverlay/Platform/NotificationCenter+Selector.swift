import Foundation

extension NotificationCenter {
    /// Accepted, but the method is never called.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        OverlayDiagnostics.report(
            .foundationUnsupported, "NotificationCenter.addObserver(_:selector:name:object:): \(selector) is never called; observe with a closure")
    }
}
