/// Recorded values and their end, played back to every subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// What is played back.
    public struct Recording {
        public private(set) var output: [Output]
        public private(set) var completion: Subscribers.Completion<Failure>

        public init() {
            self.init(output: [])
        }

        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
        }

        public mutating func receive(_ input: Output) { output.append(input) }
        public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
    }

    public let recording: Recording

    public init(recording: Recording) {
        self.recording = recording
    }

    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let buffer = DemandBuffer(subscriber)
        subscriber.receive(subscription: BufferSubscription(buffer))
        for value in recording.output { buffer.send(value) }
        buffer.finish(recording.completion)
    }
}
