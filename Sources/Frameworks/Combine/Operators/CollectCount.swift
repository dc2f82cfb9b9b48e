extension Publishers {
    /// The values in arrays of a given length; the last may be shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var gathered: Output = []
            let inner = Transform<Upstream.Output, Failure, S>(
                subscriber,
                value: { value in
                    gathered.append(value)
                    guard gathered.count == count else { return .skip }
                    defer { gathered = [] }
                    return .emit(gathered)
                },
                end: { completion in
                    if case .finished = completion, !gathered.isEmpty { return TransformEnd(last: [gathered], completion: completion) }
                    return TransformEnd(completion: completion)
                })
            upstream.subscribe(inner)
        }
    }
}

extension Publisher {
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "Values are gathered one or more at a time.")
        return Publishers.CollectByCount(upstream: self, count: count)
    }
}
