extension Publishers {
    /// Every value, transformed.
    public struct Map<Upstream: Publisher, Output>: TransformPublisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Output

        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        func transform<S: Subscriber>(into subscriber: S) -> Transform<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            Transform(subscriber) { .emit(transform($0)) }
        }
    }

    /// Every value, transformed; a thrown error ends it.
    public struct TryMap<Upstream: Publisher, Output>: TransformPublisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        public let transform: (Upstream.Output) throws -> Output

        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        func transform<S: Subscriber>(into subscriber: S) -> Transform<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            Transform(throwing: subscriber) { .emit(try transform($0)) }
        }
    }
}

extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
        map { $0[keyPath: keyPath] }
    }

    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Puts one value in the place of `nil`.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}
