import FoundationOverlay

/// What a Live Activity shows: the values themselves never change while it runs, `ContentState` does.
public protocol ActivityAttributes: Decodable, Encodable {
    /// The part that changes. Encoded together with the attributes it may hold 4096 bytes.
    associatedtype ContentState: Decodable, Encodable, Hashable
}
