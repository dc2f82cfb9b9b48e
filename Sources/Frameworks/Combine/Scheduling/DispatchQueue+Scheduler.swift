import Dispatch

extension DispatchQueue: Scheduler {
    /// A moment of the queue's clock.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        public typealias Stride = ClockStride

        private var uptime: UInt64

        public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: uptime) }

        public init(_ time: DispatchTime) { uptime = time.uptimeNanoseconds }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(nanoseconds: Int(truncatingIfNeeded: Int64(bitPattern: other.uptime &- uptime)))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            var moved = self
            moved.uptime = UInt64(max(0, Int64(clamping: uptime) &+ Int64(n.nanoseconds)))
            return moved
        }
    }

    /// How a closure is put into the queue.
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { ClockStride(nanoseconds: 0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Delivered(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { work.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Delivered(action)
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { work.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Delivered(action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: .nanoseconds(interval.nanoseconds), leeway: .nanoseconds(tolerance.nanoseconds))
        timer.setEventHandler { work.value() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
