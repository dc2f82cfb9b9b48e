import Dispatch

/// Says something when a piece of work takes longer than a moment, and nothing when it does not.
final class Patience {
    private let timer: any DispatchSourceTimer

    init(after seconds: Double = 0.6, _ say: @escaping @Sendable () -> Void) {
        let source = DispatchSource.makeTimerSource(queue: .global())
        source.schedule(deadline: .now() + seconds)
        source.setEventHandler(handler: say)
        source.resume()
        timer = source
    }

    func end() { timer.cancel() }
}
