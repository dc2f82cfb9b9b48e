import Foundation

extension Publishers {
    /// The values after which nothing came for some time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let timed = TimedSubscription<Output, S>(subscriber)
            let latest = LatestValue<Output>()
            timed.attach(
                to: upstream, demand: .everything,
                value: { value in
                    let turn = latest.put(value)
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
                    ) {
                        if let value = latest.take(turn: turn) { timed.buffer.send(value) }
                    }
                },
                end: { completion in
                    if case .finished = completion, let value = latest.take() { timed.buffer.send(value) }
                    timed.buffer.finish(completion)
                })
        }
    }

    /// At most one value in a length of time: the first or the latest of it.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let timed = TimedSubscription<Output, S>(subscriber)
            let waiting = LatestValue<Output>()
            let gate = ThrottleGate<Context.SchedulerTimeType>()
            timed.attach(
                to: upstream, demand: .everything,
                value: { value in
                    let now = scheduler.now
                    if gate.opens(at: now, interval: interval) { return timed.buffer.send(value) }
                    if latest { _ = waiting.put(value) } else { waiting.putIfEmpty(value) }
                    guard let due = gate.reserve(interval: interval) else { return }
                    scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) {
                        gate.release(at: due)
                        if let value = waiting.take() { timed.buffer.send(value) }
                    }
                },
                end: { completion in
                    if case .finished = completion, let value = waiting.take() { timed.buffer.send(value) }
                    timed.buffer.finish(completion)
                })
        }
    }
}

/// The value that came last and has not been sent.
private final class LatestValue<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value?
    private var turn = 0

    func put(_ value: Value) -> Int {
        lock.withLock {
            self.value = value
            turn += 1
            return turn
        }
    }

    func putIfEmpty(_ value: Value) {
        lock.withLock { self.value = self.value ?? value }
    }

    /// Takes the value, when it is still that of the given turn.
    func take(turn: Int? = nil) -> Value? {
        lock.withLock {
            guard turn == nil || turn == self.turn else { return nil }
            defer { value = nil }
            return value
        }
    }
}

/// When the next value may pass.
private final class ThrottleGate<Time: Strideable>: @unchecked Sendable {
    private let lock = NSLock()
    private var lastPass: Time?
    private var isReserved = false

    func opens(at now: Time, interval: Time.Stride) -> Bool {
        lock.withLock {
            guard !isReserved else { return false }
            if let lastPass, lastPass.advanced(by: interval) > now { return false }
            lastPass = now
            return true
        }
    }

    /// The moment the next value may pass, once.
    func reserve(interval: Time.Stride) -> Time? {
        lock.withLock {
            guard !isReserved, let lastPass else { return nil }
            isReserved = true
            return lastPass.advanced(by: interval)
        }
    }

    func release(at time: Time) {
        lock.withLock {
            isReserved = false
            lastPass = time
        }
    }
}

extension Publisher {
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
