/// A publisher made of an upstream and a ``Transform`` of it.
protocol TransformPublisher<Output, Failure>: Publisher {
    associatedtype Upstream: Publisher
    var upstream: Upstream { get }
    func transform<S: Subscriber>(into subscriber: S) -> Transform<Upstream.Output, Upstream.Failure, S>
    where S.Input == Output, S.Failure == Failure
}

extension TransformPublisher {
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.subscribe(transform(into: subscriber))
    }
}
