import CoreGraphics
import Dispatch
import ExtensionRuntime
import FoundationOverlay
import Snapshot

/// - Support: partial. Changes take place at once; a window that is watched shows the way to them.
extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }

    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    }

    public class func animate(withDuration duration: TimeInterval, animations: () -> Void) {
        animate(withDuration: duration, animations: animations, completion: nil)
    }

    public class func animate(withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)?) {
        animate(AnimationOptions().timing(duration, delay: 0), animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { animate(options.timing(duration, delay: delay), animations, completion) }

    /// Makes changes; what comes after them comes at once where nobody watches how they move.
    private class func animate(_ timing: MotionTiming, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        animations()
        if !RunningRequest.isArchiving { AnimatedChanges.note(timing) }
        let seconds = timing.delay + timing.seconds
        guard AnimatedChanges.isWatched, seconds > 0 else { return completion?(true) ?? () }
        guard let completion, timing.runs != nil else { return }
        // UIKit's closure is not Sendable; it is called on the main queue, as all of UIKit.
        nonisolated(unsafe) let done = completion
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { done(true) }
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity: CGFloat,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = MotionTiming.Curve.spring(response: duration, damping: dampingRatio, velocity: initialSpringVelocity)
        animate(options.timing(duration, delay: delay, spring), animations, completion)
    }

    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = MotionTiming.Curve.spring(response: duration, damping: 1 - bounce, velocity: initialSpringVelocity)
        animate(options.timing(duration, delay: delay, spring), animations, completion)
    }

    /// Lets the changes in the closure happen again, as often as is said.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) { animations() }

    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, animations: animations, completion: completion) }

    public class func addKeyframe(withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void) { animations() }

    public class func performWithoutAnimation(_ actions: () -> Void) { actions() }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, animations: animations ?? {}, completion: completion) }

    public class func transition(
        from old: UIView, to new: UIView, duration: TimeInterval, options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            (old.isHidden, new.isHidden) = (true, false)
        } else if let superview = old.superview {
            superview.insertSubview(new, belowSubview: old)
            old.removeFromSuperview()
        }
        completion?(true)
    }

    public class var areAnimationsEnabled: Bool { false }
    public class func setAnimationsEnabled(_ enabled: Bool) {}
}

/// Changes of views that belong together; they take place at once.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    open private(set) var isRunning = false
    open var fractionComplete: CGFloat = 0

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        super.init()
        if let animations { self.animations = [animations] }
    }

    public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        super.init()
        if let animations { self.animations = [animations] }
    }

    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        animations()
        completion?(.end)
        return UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
    }

    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    open func startAnimation() {
        animations.forEach { $0() }
        completions.forEach { $0(.end) }
        (animations, completions, fractionComplete) = ([], [], 1)
    }

    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    open func pauseAnimation() {}
    open func stopAnimation(_ withoutFinishing: Bool) {}
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

extension UIView {
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}

extension UIView.AnimationOptions {
    /// - Parameter spring: In place of the curve that the options name.
    fileprivate func timing(_ duration: TimeInterval, delay: TimeInterval, _ spring: MotionTiming.Curve? = nil) -> MotionTiming {
        var result = MotionTiming(spring ?? curve(duration))
        result.delay = delay
        guard contains(.repeat) else { return result }
        return result.repeated(nil, autoreverses: contains(.autoreverse))
    }

    /// Core Animation's curves of these names.
    private func curve(_ duration: TimeInterval) -> MotionTiming.Curve {
        switch rawValue & Self.curveLinear.rawValue {
        case Self.curveLinear.rawValue: .bezier(x1: 0, y1: 0, x2: 1, y2: 1, duration: duration)
        case Self.curveEaseIn.rawValue: .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1, duration: duration)
        case Self.curveEaseOut.rawValue: .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1, duration: duration)
        default: .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1, duration: duration)
        }
    }
}

extension MotionTiming {
    /// Of one run.
    fileprivate var seconds: Double {
        switch curve {
        case .bezier(_, _, _, _, let duration), .parts(_, let duration): duration
        case .spring(let response, _, _): response
        case .system: 0
        }
    }
}
