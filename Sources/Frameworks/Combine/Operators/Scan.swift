extension Publishers {
    /// Every result of gathering the values so far.
    public struct Scan<Upstream: Publisher, Output>: TransformPublisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        func transform<S: Subscriber>(into subscriber: S) -> Transform<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            return Transform(subscriber) { value in
                result = nextPartialResult(result, value)
                return .emit(result)
            }
        }
    }

    /// Every result of gathering the values so far, by a throwing closure.
    public struct TryScan<Upstream: Publisher, Output>: TransformPublisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        func transform<S: Subscriber>(into subscriber: S) -> Transform<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            return Transform(throwing: subscriber) { value in
                result = try nextPartialResult(result, value)
                return .emit(result)
            }
        }
    }

    /// The result of gathering all values, when they end.
    public struct Reduce<Upstream: Publisher, Output>: TransformPublisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        func transform<S: Subscriber>(into subscriber: S) -> Transform<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            var result = initial
            return Transform(
                subscriber,
                value: { value in
                    result = nextPartialResult(result, value)
                    return .skip
                },
                end: { completion in
                    if case .finished = completion { return TransformEnd(last: [result], completion: completion) }
                    return TransformEnd(completion: completion)
                })
        }
    }

    /// The result of gathering all values by a throwing closure.
    public struct TryReduce<Upstream: Publisher, Output>: TransformPublisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        func transform<S: Subscriber>(into subscriber: S) -> Transform<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            var result = initial
            return Transform(
                subscriber,
                value: { value in
                    do {
                        result = try nextPartialResult(result, value)
                        return .skip
                    } catch {
                        return .fail(error)
                    }
                },
                end: { completion in
                    if case .failure(let error) = completion { return TransformEnd(completion: .failure(error)) }
                    return TransformEnd(last: [result], completion: .finished)
                })
        }
    }
}

extension Publisher {
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// The number of values, when they end.
    public func count() -> Publishers.Reduce<Self, Int> {
        reduce(0) { count, _ in count + 1 }
    }

    /// All values as one array, when they end.
    public func collect() -> Publishers.Reduce<Self, [Output]> {
        reduce([]) { $0 + [$1] }
    }

    /// The last value, when they end.
    public func last() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        reduce(nil) { $1 }.compactMap { $0 }
    }

    /// The last value a test allows.
    public func last(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.CompactMap<Publishers.Reduce<Publishers.Filter<Self>, Output?>, Output> {
        filter(predicate).last()
    }

    /// The smallest value, when they end.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        reduce(nil as Output?) { best, value in best.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value }.compactMap { $0 }
    }

    /// The largest value, when they end.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        reduce(nil as Output?) { best, value in best.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value }.compactMap { $0 }
    }
}

extension Publisher where Output: Comparable {
    public func min() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> { min(by: <) }
    public func max() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> { max(by: <) }
}
