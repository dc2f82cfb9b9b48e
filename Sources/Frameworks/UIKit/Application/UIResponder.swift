import FoundationOverlay

/// Something that answers to events. No events arrive.
/// - Support: partial. Touches never happen.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public nonisolated override init() { super.init() }

    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { false }
    open var canBecomeFirstResponder: Bool { false }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { true }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

open class UIEvent: NSObject {}

open class UITouch: NSObject {
    open var timestamp: TimeInterval { 0 }
    open var tapCount: Int { 0 }
}
