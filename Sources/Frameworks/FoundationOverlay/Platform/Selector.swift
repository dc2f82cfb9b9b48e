import Foundation

/// The name of a method. Nothing is called through it: there is no Objective-C runtime.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    public init(_ name: String) { description = name }
    public init(stringLiteral name: String) { description = name }
}

extension NotificationCenter {
    /// Accepted, but the method is never called.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        OverlayDiagnostics.report(
            .unsupported, "NotificationCenter.addObserver(_:selector:name:object:): \(selector) is never called; observe with a closure")
    }
}
