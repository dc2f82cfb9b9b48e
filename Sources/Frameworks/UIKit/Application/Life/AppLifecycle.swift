import FoundationOverlay

/// Where an app stands, and which steps lead it elsewhere: events in, steps out, in UIKit's order.
public struct AppLifecycle: Equatable, Sendable {
    public enum Phase: Sendable { case notLaunched, background, inactive, active, terminated }

    public enum Event: Equatable, Sendable {
        case activate
        case launchInBackground
        case resignActive
        case enterBackground
        /// Something is to be opened in the foreground.
        case open(Subject)
        case terminate
    }

    /// What is opened: a URL or something to go on with, by its index among those the caller keeps.
    public enum Subject: Equatable, Sendable { case url(URL), activity }

    public enum Step: Equatable, Sendable {
        case finishLaunching(Subject?)
        /// The interface is made. It is told what it is made for, and does not get it as an `open` then.
        case connectScene(Subject?)
        case enterForeground(isLaunch: Bool)
        case becomeActive
        case resignActive
        case enterBackground
        /// `isLaunch`: the app was launched for it.
        case open(Subject, isLaunch: Bool)
        case disconnectScene
        case terminate
    }

    public private(set) var phase = Phase.notLaunched
    private var hasScene = false

    public init() {}

    /// The steps to take, in this order. Nothing where the event makes no difference.
    public mutating func handle(_ event: Event) -> [Step] {
        guard phase != .terminated else { return [] }
        switch event {
        case .activate: return comeForward(nil)
        case .open(let subject): return comeForward(subject)
        case .launchInBackground:
            guard phase == .notLaunched else { return [] }
            phase = .background
            return [.finishLaunching(nil)]
        case .resignActive: return resignActive()
        case .enterBackground: return goBack()
        case .terminate:
            guard phase != .notLaunched else {
                phase = .terminated
                return []
            }
            let steps = goBack() + (hasScene ? [.disconnectScene] : []) + [.terminate]
            phase = .terminated
            return steps
        }
    }

    private mutating func comeForward(_ subject: Subject?) -> [Step] {
        let start = phase
        var steps: [Step] = []
        if start == .notLaunched { steps.append(.finishLaunching(subject)) }
        let isLaunch = !hasScene
        if isLaunch {
            steps.append(.connectScene(subject))
            hasScene = true
        }
        if start == .notLaunched || start == .background { steps.append(.enterForeground(isLaunch: isLaunch)) }
        if let subject { steps.append(.open(subject, isLaunch: isLaunch)) }
        if start != .active { steps.append(.becomeActive) }
        phase = .active
        return steps
    }

    private mutating func resignActive() -> [Step] {
        guard phase == .active else { return [] }
        phase = .inactive
        return [.resignActive]
    }

    private mutating func goBack() -> [Step] {
        let steps = resignActive()
        guard phase == .inactive else { return steps }
        phase = .background
        return steps + [.enterBackground]
    }
}
