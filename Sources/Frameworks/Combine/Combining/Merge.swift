extension Publishers {
    /// The values of several publishers of one type, in the order they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber)
            subscriber.receive(subscription: hub)
            for publisher in publishers { hub.add(publisher) }
            hub.close()
        }
    }

    /// The values of two publishers, in the order they come.
    public typealias Merge<A: Publisher, B: Publisher> = MergeMany<AnyPublisher<A.Output, A.Failure>>
    where B.Output == A.Output, B.Failure == A.Failure
}

extension Publisher {
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany([self, other])
    }

    public func merge<P: Publisher>(
        with other: P
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        P.Output == Output, P.Failure == Failure
    {
        Publishers.MergeMany([
            eraseToAnyPublisher(),
            other.eraseToAnyPublisher(),
        ])
    }

    public func merge<P1: Publisher, P2: Publisher>(
        with p1: P1, _ p2: P2
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        P1.Output == Output, P1.Failure == Failure,
        P2.Output == Output, P2.Failure == Failure
    {
        Publishers.MergeMany([
            eraseToAnyPublisher(),
            p1.eraseToAnyPublisher(),
            p2.eraseToAnyPublisher(),
        ])
    }

    public func merge<P1: Publisher, P2: Publisher, P3: Publisher>(
        with p1: P1, _ p2: P2, _ p3: P3
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        P1.Output == Output, P1.Failure == Failure,
        P2.Output == Output, P2.Failure == Failure,
        P3.Output == Output, P3.Failure == Failure
    {
        Publishers.MergeMany([
            eraseToAnyPublisher(),
            p1.eraseToAnyPublisher(),
            p2.eraseToAnyPublisher(),
            p3.eraseToAnyPublisher(),
        ])
    }

    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher>(
        with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        P1.Output == Output, P1.Failure == Failure,
        P2.Output == Output, P2.Failure == Failure,
        P3.Output == Output, P3.Failure == Failure,
        P4.Output == Output, P4.Failure == Failure
    {
        Publishers.MergeMany([
            eraseToAnyPublisher(),
            p1.eraseToAnyPublisher(),
            p2.eraseToAnyPublisher(),
            p3.eraseToAnyPublisher(),
            p4.eraseToAnyPublisher(),
        ])
    }

    public func merge<P1: Publisher, P2: Publisher, P3: Publisher, P4: Publisher, P5: Publisher>(
        with p1: P1, _ p2: P2, _ p3: P3, _ p4: P4, _ p5: P5
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        P1.Output == Output, P1.Failure == Failure,
        P2.Output == Output, P2.Failure == Failure,
        P3.Output == Output, P3.Failure == Failure,
        P4.Output == Output, P4.Failure == Failure,
        P5.Output == Output, P5.Failure == Failure
    {
        Publishers.MergeMany([
            eraseToAnyPublisher(),
            p1.eraseToAnyPublisher(),
            p2.eraseToAnyPublisher(),
            p3.eraseToAnyPublisher(),
            p4.eraseToAnyPublisher(),
            p5.eraseToAnyPublisher(),
        ])
    }
}
