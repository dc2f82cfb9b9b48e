/// One value, then the end.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Publishers.Sequence<CollectionOfOne<Output>, Never>(sequence: CollectionOfOne(output)).receive(subscriber: subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}

/// A value or an error, and the end.
extension Result {
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        public let result: Result

        public init(_ result: Result) {
            self.result = result
        }

        public init(_ output: Output) {
            self.init(.success(output))
        }

        public init(_ failure: Failure) {
            self.init(.failure(failure))
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value):
                Publishers.Sequence<CollectionOfOne<Success>, Failure>(sequence: CollectionOfOne(value)).receive(subscriber: subscriber)
            case .failure(let error):
                Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }

    public var publisher: Publisher { Publisher(self) }
}

extension Optional {
    /// The value when there is one, then the end.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        public let output: Wrapped?

        public init(_ output: Wrapped?) {
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            Publishers.Sequence<[Wrapped], Never>(sequence: output.map { [$0] } ?? []).receive(subscriber: subscriber)
        }
    }

    public var publisher: Publisher { Publisher(self) }
}
