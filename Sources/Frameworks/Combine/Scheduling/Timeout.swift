import Synchronization

extension Publishers {
    /// Everything, ended when nothing came for some time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public let customError: (() -> Failure)?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let timed = TimedSubscription<Output, S>(subscriber)
            let turn = TurnCounter()
            func watch() {
                let mine = turn.next()
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
                ) {
                    guard turn.isCurrent(mine) else { return }
                    timed.detach()
                    timed.buffer.fail(customError.map { .failure($0()) } ?? .finished)
                }
            }
            watch()
            timed.attach(
                to: upstream, demand: .downstream,
                value: { value in
                    watch()
                    timed.buffer.send(value)
                },
                end: { completion in
                    _ = turn.next()
                    timed.buffer.finish(completion)
                })
        }
    }

    /// The values of every length of time, as arrays.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let timed = TimedSubscription<Upstream.Output, S>(subscriber)
            let group = TimeGroup<Upstream.Output>()
            let (scheduler, interval, limit) = strategy.parts
            let ticking = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
                options: options
            ) {
                let values = group.take()
                if !values.isEmpty { timed.buffer.send(values) }
            }
            timed.attach(
                to: upstream, demand: .everything,
                value: { value in
                    if group.add(value) == limit { timed.buffer.send(group.take()) }
                },
                end: { completion in
                    ticking.cancel()
                    let values = group.take()
                    if case .finished = completion, !values.isEmpty { timed.buffer.send(values) }
                    timed.buffer.finish(completion)
                })
        }
    }

    /// How values are gathered by time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, Context.SchedulerTimeType.Stride)
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

        var parts: (Context, Context.SchedulerTimeType.Stride, Int?) {
            switch self {
            case .byTime(let context, let stride): (context, stride, nil)
            case .byTimeOrCount(let context, let stride, let count): (context, stride, count)
            }
        }
    }
}

private final class TurnCounter: Sendable {
    private let turn = Atomic<Int>(0)
    func next() -> Int { turn.wrappingAdd(1, ordering: .relaxed).newValue }
    func isCurrent(_ value: Int) -> Bool { turn.load(ordering: .relaxed) == value }
}

extension Publisher {
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }

    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
