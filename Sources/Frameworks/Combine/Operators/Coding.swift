extension Publishers {
    /// Every value, decoded.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: TransformPublisher
    where Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        public let upstream: Upstream
        public let decoder: Coder

        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        func transform<S: Subscriber>(into subscriber: S) -> Transform<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            Transform(throwing: subscriber) { .emit(try decoder.decode(Output.self, from: $0)) }
        }
    }

    /// Every value, encoded.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: TransformPublisher where Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let encoder: Coder

        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        func transform<S: Subscriber>(into subscriber: S) -> Transform<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == Failure {
            Transform(throwing: subscriber) { .emit(try encoder.encode($0)) }
        }
    }
}

extension Publisher {
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }

    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Output: Encodable {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
