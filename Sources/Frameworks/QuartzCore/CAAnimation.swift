// - Support: accepted, without effect: layers do not move; a delegate is told that the animation has ended.
import CoreGraphics
import FoundationOverlay

open class CAAnimation: NSObject, CAMediaTiming {
    open var duration: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var fillMode = CAMediaTimingFillMode.removed
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?
    open weak var delegate: (any CAAnimationDelegate)?

    func _finish() { delegate?.animationDidStop(self, finished: true) }
}

public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var settlingDuration: CFTimeInterval { duration }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    open var path: CGPath?
    open var timingFunctions: [CAMediaTimingFunction]?
}

open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

/// The key that transitions of a layer are added for.
public let kCATransition = "transition"

open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

open class CAMediaTimingFunction: NSObject {
    public init(name: CAMediaTimingFunctionName) { super.init() }
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}

/// Changes of layers that belong together.
open class CATransaction: NSObject {
    nonisolated(unsafe) private static var completions: [(() -> Void)?] = []

    open class func begin() { completions.append(nil) }
    open class func commit() { completions.popLast()??() }
    open class func flush() {}
    open class func setDisableActions(_ flag: Bool) {}
    open class func disableActions() -> Bool { false }
    open class func setAnimationDuration(_ duration: CFTimeInterval) {}
    /// Seconds; a quarter of one, as long as nothing else is said.
    open class func animationDuration() -> CFTimeInterval { 0.25 }
    open class func animationTimingFunction() -> CAMediaTimingFunction? { nil }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Runs when the transaction is committed.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
    }
}
