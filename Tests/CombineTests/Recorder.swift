import Combine

/// A subscriber that asks for what it is told to and notes what it gets.
final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var end: String?
    private(set) var subscription: (any Subscription)?
    private let initial: Subscribers.Demand
    private let more: Subscribers.Demand

    init(_ initial: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
        self.initial = initial
        self.more = more
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if initial > .none { subscription.request(initial) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        end = (end ?? "") + "\(completion)"
    }
}

extension Publisher {
    /// Subscribes a recorder.
    func record(_ initial: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(initial, more: more)
        subscribe(recorder)
        return recorder
    }
}

enum Trouble: Error, Equatable { case first, second }
