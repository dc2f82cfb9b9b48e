import Foundation
import FoundationOverlay

/// The network of an extension: where it has one at all, for its providers and not for its views.
enum NetworkGate {
    private typealias Close = @convention(c) (Int32) -> Void

    /// Nil where the library that keeps the gate is not loaded; there is no network then.
    private static let setClosed: Close? = dlsym(nil, "islet_close_network").map { unsafeBitCast($0, to: Close.self) }

    static func open() {
        setClosed?(0)
        _NetworkUse.isOpen = true
    }

    static func close() {
        setClosed?(1)
        _NetworkUse.isOpen = false
    }
}
