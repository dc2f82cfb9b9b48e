import Foundation
import Ledger

/// What one event changed: kept as a whole, or not at all.
public struct DeviceChange: Hashable, Sendable {
    /// Encoded states by key; nil removes the key.
    public var documents: [String: Data?]
    /// What happened, in order.
    public var events: [LedgerEvent]

    public init(documents: [String: Data?] = [:], events: [LedgerEvent] = []) {
        self.documents = documents
        self.events = events
    }

    public var isEmpty: Bool { documents.isEmpty && events.isEmpty }
}
