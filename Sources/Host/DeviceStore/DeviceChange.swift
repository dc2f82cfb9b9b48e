import Foundation
import Ledger

/// What one event changed: kept as a whole, or not at all.
public struct DeviceChange: Hashable, Sendable {
    /// Encoded states by key; nil removes the key.
    public var documents: [String: Data?]
    /// What happened, in order.
    public var events: [LedgerEvent]
    /// What to do to the encoded states to come to those of now; see ``DeviceStore/steps()``.
    public var step: Data?
    /// Whether the documents have every step in them: they are forgotten.
    public var takesInSteps: Bool

    public init(documents: [String: Data?] = [:], events: [LedgerEvent] = [], step: Data? = nil, takesInSteps: Bool = false) {
        self.documents = documents
        self.events = events
        self.step = step
        self.takesInSteps = takesInSteps
    }

    public var isEmpty: Bool { documents.isEmpty && events.isEmpty && step == nil && !takesInSteps }
}
