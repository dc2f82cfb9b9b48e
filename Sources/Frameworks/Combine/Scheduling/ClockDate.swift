import Foundation

/// A moment of the calendar clock, for schedulers that wait for dates.
public struct ClockDate: Strideable, Hashable, Codable, Sendable {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: ClockDate) -> ClockStride { ClockStride(seconds: other.date.timeIntervalSince(date)) }
    public func advanced(by n: ClockStride) -> ClockDate { ClockDate(date.addingTimeInterval(n.timeInterval)) }
}

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = ClockDate

    /// None are needed.
    public struct SchedulerOptions {
        public init() {}
    }

    public var now: ClockDate { ClockDate(Date()) }
    public var minimumTolerance: ClockStride { ClockStride(nanoseconds: 0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Delivered(action)
        perform { work.value() }
    }

    public func schedule(
        after date: ClockDate, tolerance: ClockStride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let work = Delivered(action)
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in work.value() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    public func schedule(
        after date: ClockDate, interval: ClockStride, tolerance: ClockStride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Delivered(action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in work.value() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = ClockDate

    /// None are needed.
    public struct SchedulerOptions {
        public init() {}
    }

    public var now: ClockDate { ClockDate(Date()) }
    public var minimumTolerance: ClockStride { ClockStride(nanoseconds: 0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Delivered(action)
        addOperation { work.value() }
    }

    public func schedule(
        after date: ClockDate, tolerance: ClockStride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let work = Delivered(action)
        let delay = max(0, date.date.timeIntervalSinceNow)
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { self.addOperation { work.value() } }
    }

    public func schedule(
        after date: ClockDate, interval: ClockStride, tolerance: ClockStride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Delivered(action)
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval)
        timer.setEventHandler { self.addOperation { work.value() } }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
