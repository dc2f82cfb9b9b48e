import Foundation

/// What a subject knows of one subscriber.
class SubjectChannelBase<Output, Failure: Error>: @unchecked Sendable {
    func offer(_ value: Output) {}
    func end(_ completion: Subscribers.Completion<Failure>) {}
}

/// One subscriber of a subject: counts what it asked for and drops, or keeps the latest of, what comes beyond.
final class SubjectChannel<Downstream: Subscriber>: SubjectChannelBase<Downstream.Input, Downstream.Failure>, Subscription,
    @unchecked Sendable
{
    typealias Output = Downstream.Input

    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private let keepsLatest: Bool
    private var latest: Output?
    private let onCancel: (SubjectChannelBase<Output, Downstream.Failure>) -> Void

    init(
        _ downstream: Downstream, initial: Output? = nil, keepsLatest: Bool,
        onCancel: @escaping (SubjectChannelBase<Output, Downstream.Failure>) -> Void
    ) {
        self.downstream = downstream
        self.keepsLatest = keepsLatest
        self.onCancel = onCancel
        latest = initial
    }

    override func offer(_ value: Output) {
        let target: Downstream? = lock.withLock {
            guard demand > .none else {
                if keepsLatest { latest = value }
                return nil
            }
            demand -= 1
            latest = nil
            return downstream
        }
        guard let target else { return }
        let more = target.receive(value)
        if more > .none { request(more) }
    }

    override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let target = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        target?.receive(completion: completion)
    }

    func request(_ more: Subscribers.Demand) {
        let waiting: Output? = lock.withLock {
            demand += more
            guard demand > .none else { return nil }
            defer { latest = nil }
            return latest
        }
        if let waiting { offer(waiting) }
    }

    func cancel() {
        lock.withLock { downstream = nil }
        onCancel(self)
    }
}

/// The subscribers of a subject, and how it ended.
final class SubjectChannels<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private var channels: [SubjectChannelBase<Output, Failure>] = []
    private var upstreams: [any Subscription] = []
    private var completion: Subscribers.Completion<Failure>?

    /// Adds a channel; returns how the subject already ended, in which case it is not added.
    func add(_ channel: SubjectChannelBase<Output, Failure>) -> Subscribers.Completion<Failure>? {
        lock.withLock {
            if completion == nil { channels.append(channel) }
            return completion
        }
    }

    func remove(_ channel: SubjectChannelBase<Output, Failure>) {
        lock.withLock { channels.removeAll { $0 === channel } }
    }

    /// Offers a value to everyone; `before` runs first, unless the subject has ended.
    func send(_ value: Output, before: () -> Void = {}) {
        let targets: [SubjectChannelBase<Output, Failure>]? = lock.withLock { completion == nil ? channels : nil }
        guard let targets else { return }
        before()
        for channel in targets { channel.offer(value) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let targets: [SubjectChannelBase<Output, Failure>] = lock.withLock {
            guard self.completion == nil else { return [] }
            self.completion = completion
            defer {
                channels = []
                upstreams = []
            }
            return channels
        }
        for channel in targets { channel.end(completion) }
    }

    func keep(_ subscription: any Subscription) {
        lock.withLock { upstreams.append(subscription) }
        subscription.request(.unlimited)
    }

    func cancelUpstreams() {
        for subscription in lock.withLock({ upstreams }) { subscription.cancel() }
    }
}
