import Foundation

/// Timers that call a method of their target on the main thread, as long as the target is there.
extension Timer {
    /// Fires first when the interval has passed; swift-corelibs-foundation fires at once.
    public convenience init(timeInterval seconds: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        self.init(fire: Date() + seconds, interval: seconds, repeats: repeats, block: block)
    }

    public convenience init(timeInterval seconds: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        self.init(fire: Date() + seconds, interval: seconds, repeats: repeats, block: Self.call(selector, of: target))
    }

    public convenience init(
        fireAt date: Date, interval seconds: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(fire: date, interval: seconds, repeats: repeats, block: Self.call(selector, of: target))
    }

    @discardableResult
    public class func scheduledTimer(
        timeInterval seconds: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        scheduledTimer(withTimeInterval: seconds, repeats: repeats, block: call(selector, of: target))
    }

    private static func call(_ selector: Selector, of target: Any) -> @Sendable (Timer) -> Void {
        let target = SelectorCall(object: target as AnyObject, selector: selector, arguments: [])
        return { timer in
            guard let object = target.object else { return }
            SelectorCall(object: object, selector: selector, arguments: [timer]).run()
        }
    }
}
