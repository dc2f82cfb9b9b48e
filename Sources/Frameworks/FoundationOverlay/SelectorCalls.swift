import Foundation

/// Calls methods by their names.
public enum SelectorCalls {
    /// Calls a method; says so where the object has none of that name.
    @MainActor public static func call(_ selector: Selector, of object: Any, _ arguments: [Any?]) {
        if !_NamedMembers.call(selector, of: object, arguments) {
            OverlayDiagnostics.report(.foundationUnsupported, "\(type(of: object)) has no method \(selector) that can be called by its name")
        }
    }
}

/// A method to be called later, as long as its object is there.
struct SelectorCall: @unchecked Sendable {
    weak var object: AnyObject?
    let selector: Selector
    /// Only read on the main thread.
    let arguments: [Any?]

    init(object: AnyObject, selector: Selector, arguments: [Any?]) {
        (self.object, self.selector, self.arguments) = (object, selector, arguments)
    }

    /// On the main actor, at once where the caller runs there.
    func run() {
        let call = self
        let body: @Sendable @MainActor () -> Void = { call.object.map { SelectorCalls.call(call.selector, of: $0, call.arguments) } }
        if _MainQueue.isCurrent { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async(execute: body) }
    }
}
