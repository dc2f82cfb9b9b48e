extension Publishers {
    /// Every value but the first ones.
    public struct Drop<Upstream: Publisher>: TransformPublisher {
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
                guard left == 0 else {
                    left -= 1
                    return .skip
                }
                return .emit(value)
            }
        }
    }

    /// Every value from the first that fails a test.
    public struct DropWhile<Upstream: Publisher>: TransformPublisher {
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
            var isDropping = true
            return Transform(subscriber) { value in
                if isDropping, predicate(value) { return .skip }
                isDropping = false
                return .emit(value)
            }
        }
    }
}

extension Publisher {
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }

    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}
