extension Publishers {
    /// Everything, delivered by a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let timed = TimedSubscription<Output, S>(subscriber)
            let actions = OrderedActions()
            func deliver(_ action: @escaping () -> Void) {
                actions.put(action)
                scheduler.schedule(options: options) { actions.runNext() }
            }
            timed.attach(
                to: upstream, demand: .downstream,
                value: { value in deliver { timed.buffer.send(value) } },
                end: { completion in deliver { timed.buffer.finish(completion) } })
        }
    }

    /// Everything, some time later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let tolerance: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let timed = TimedSubscription<Output, S>(subscriber)
            let actions = OrderedActions()
            func later(_ action: @escaping () -> Void) {
                actions.put(action)
                scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options) {
                    actions.runNext()
                }
            }
            timed.attach(
                to: upstream, demand: .downstream,
                value: { value in later { timed.buffer.send(value) } },
                end: { completion in
                    if case .failure = completion { timed.buffer.finish(completion) } else { later { timed.buffer.finish(completion) } }
                })
        }
    }

    /// Subscribes, asks and cancels by way of a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            scheduler.schedule(options: options) { upstream.subscribe(subscriber) }
        }
    }
}

extension Publisher {
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
            options: options)
    }
}
