import Foundation

/// Tells one gesture apart among the touches of a view. It lasts as long as the view.
@MainActor
public protocol TouchRecognizer: AnyObject {
    /// Takes the next step of touches.
    ///
    /// - Parameter place: Where the view lies.
    func handle(_ step: TouchStep, at place: TouchPlace) -> TouchRecognition
    /// Forgets what it has seen: another recognizer has the touches, or they are over.
    func cancel()
    var priority: TouchPriority { get }
    /// Whether it keeps others from recognizing the end of a touch until it has made up its mind, as one for two taps does after the first.
    var keepsOthersWaiting: Bool { get }
    /// Whether it is not decided yet when nothing touches any more.
    var outlastsTouches: Bool { get }
    /// Whether the other may recognize the same touches after this one did.
    func recognizesTogether(with other: any TouchRecognizer) -> Bool
    /// Whether it recognizes nothing as long as the other might.
    func waits(for other: any TouchRecognizer) -> Bool
}

extension TouchRecognizer {
    public var outlastsTouches: Bool { keepsOthersWaiting }
    public func recognizesTogether(with other: any TouchRecognizer) -> Bool { false }
    public func waits(for other: any TouchRecognizer) -> Bool { false }
}

/// What a recognizer makes of the touches so far.
public enum TouchRecognition: Equatable, Sendable {
    case possible
    /// It is this gesture, which goes on.
    case active
    /// It was this gesture.
    case ended
    case failed
}

/// Which recognizer of several comes first.
public enum TouchPriority: Int, Comparable, Sendable {
    /// Before those of the views inside.
    case high
    /// After those of the views inside.
    case normal
    /// Together with all others.
    case simultaneous

    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
