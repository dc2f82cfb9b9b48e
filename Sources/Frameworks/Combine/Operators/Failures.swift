extension Publishers {
    /// Everything, with another type of error.
    public struct MapError<Upstream: Publisher, Failure: Error>: TransformPublisher {
        public typealias Output = Upstream.Output

        public let upstream: Upstream
        public let transform: (Upstream.Failure) -> Failure

        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        func transform<S: Subscriber>(into subscriber: S) -> Transform<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            Transform(subscriber, value: { .emit($0) }, end: { TransformEnd(completion: $0.mapError(transform)) })
        }
    }

    /// Everything, as if it could fail.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: TransformPublisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        func transform<S: Subscriber>(into subscriber: S) -> Transform<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            Transform(subscriber, value: { .emit($0) }, end: { _ in TransformEnd(completion: .finished) })
        }
    }

    /// Everything, with a value in the place of an error.
    public struct ReplaceError<Upstream: Publisher>: TransformPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        func transform<S: Subscriber>(into subscriber: S) -> Transform<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            Transform(
                subscriber, value: { .emit($0) },
                end: { completion in
                    if case .failure = completion { return TransformEnd(last: [output], completion: .finished) }
                    return TransformEnd(completion: .finished)
                })
        }
    }

    /// Everything, with a value when there is none.
    public struct ReplaceEmpty<Upstream: Publisher>: TransformPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        func transform<S: Subscriber>(into subscriber: S) -> Transform<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            var isEmpty = true
            return Transform(
                subscriber,
                value: { value in
                    isEmpty = false
                    return .emit(value)
                },
                end: { completion in
                    if case .finished = completion, isEmpty { return TransformEnd(last: [output], completion: .finished) }
                    return TransformEnd(completion: completion)
                })
        }
    }
}

extension Publisher {
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Ends the process with a clear message when an error arrives.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.MapError<Self, Never> {
        mapError { preconditionFailure("\(prefix): unexpected failure \($0)", file: file, line: line) }
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
