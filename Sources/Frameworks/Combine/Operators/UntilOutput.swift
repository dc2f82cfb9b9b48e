import Foundation

extension Publishers {
    /// The values until another publisher has one.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = Transform<Output, Failure, S>(subscriber) { .emit($0) }
            let side = SideSubscriber<Other.Output, Other.Failure>(
                value: { [weak transform] _ in
                    transform?.finish()
                    return .none
                }, end: { _ in })
            transform.onEnd = { side.cancel() }
            other.subscribe(side)
            side.request(.max(1))
            upstream.subscribe(transform)
        }
    }

    /// The values after another publisher's first one. Where that one ends without a value, there is nothing to come.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gate = Gate()
            let transform = Transform<Output, Failure, S>(subscriber) { gate.isOpen ? .emit($0) : .skip }
            let side = SideSubscriber<Other.Output, Other.Failure>(
                value: { _ in
                    gate.open()
                    return .none
                },
                end: { [weak transform] completion in
                    if case .failure = completion { transform?.finish(completion) } else if !gate.isOpen { transform?.finish() }
                })
            transform.onEnd = { side.cancel() }
            other.subscribe(side)
            side.request(.max(1))
            upstream.subscribe(transform)
        }
    }
}

private final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var opened = false

    var isOpen: Bool { lock.withLock { opened } }
    func open() { lock.withLock { opened = true } }
}

extension Publisher {
    /// The values until `publisher` has one.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// The values after the first one of `publisher`.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
