extension Publishers {
    /// The first values, then the end.
    public struct PrefixCount<Upstream: Publisher>: TransformPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        func transform<S: Subscriber>(into subscriber: S) -> Transform<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            var left = count
            return Transform(subscriber) { value in
                left -= 1
                if left < 0 { return .finish }
                return left == 0 ? .emitAndFinish(value) : .emit(value)
            }
        }
    }

    /// The values until a test fails.
    public struct PrefixWhile<Upstream: Publisher>: TransformPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        func transform<S: Subscriber>(into subscriber: S) -> Transform<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            Transform(subscriber) { predicate($0) ? .emit($0) : .finish }
        }
    }

    /// The first value a test allows, then the end.
    public struct FirstWhere<Upstream: Publisher>: TransformPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        func transform<S: Subscriber>(into subscriber: S) -> Transform<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            Transform(subscriber) { predicate($0) ? .emitAndFinish($0) : .skip }
        }
    }
}

extension Publisher {
    /// The first values, then the end.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        guard maxLength > 0 else { return Empty(completeImmediately: true).eraseToAnyPublisher() }
        return Publishers.PrefixCount(upstream: self, count: maxLength).eraseToAnyPublisher()
    }

    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    public func first() -> Publishers.FirstWhere<Self> {
        first { _ in true }
    }

    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// The value at a place, counted from 0.
    public func output(at index: Int) -> Publishers.FirstWhere<Publishers.Drop<Self>> {
        dropFirst(index).first()
    }

    /// Whether any value passes a test.
    public func contains(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.ReplaceEmpty<Publishers.Map<Publishers.FirstWhere<Self>, Bool>> {
        first(where: predicate).map { _ in true }.replaceEmpty(with: false)
    }

    /// Whether every value passes a test.
    public func allSatisfy(
        _ predicate: @escaping (Output) -> Bool
    ) -> Publishers.ReplaceEmpty<Publishers.Map<Publishers.FirstWhere<Self>, Bool>> {
        first { !predicate($0) }.map { _ in false }.replaceEmpty(with: true)
    }
}

extension Publisher where Output: Equatable {
    /// Whether a value occurs.
    public func contains(_ output: Output) -> Publishers.ReplaceEmpty<Publishers.Map<Publishers.FirstWhere<Self>, Bool>> {
        contains { $0 == output }
    }
}
