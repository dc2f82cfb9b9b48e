import Synchronization

/// What the threads of a server tell it of their connections.
enum HTTP2Event: Sendable {
    case opened(Int, port: Int)
    case presented(PeerCertificate, Int)
    case received(HTTP2Request, HTTP2StreamID)
    /// The client gave up a request before its answer was complete.
    case cancelled(HTTP2StreamID)
    case closed(Int)
}

/// What a server has its threads do.
enum HTTP2Order: Sendable {
    case respond(HTTP2StreamID, PackedResponse, ends: Bool)
    case send(HTTP2StreamID, [UInt8], ends: Bool)
    case allow(Int, streams: Int)
    case close(Int, code: UInt32, text: String)
    case end
}

/// Events on their way to the server's thread.
final class HTTP2Inbox: Sendable {
    private let events = Mutex<[HTTP2Event]>([])
    private let pending: PendingWork
    /// Connections of all threads.
    let connections = Atomic<Int>(0)

    init(_ pending: PendingWork) { self.pending = pending }

    /// Takes all events out of a list.
    func add(_ more: inout [HTTP2Event]) {
        guard !more.isEmpty else { return }
        let isFirst = events.withLock { events in
            defer { events.append(contentsOf: more) }
            return events.isEmpty
        }
        more.removeAll(keepingCapacity: true)
        if isFirst { pending.wake() }
    }

    func take() -> [HTTP2Event] {
        events.withLock { events in
            guard !events.isEmpty else { return [] }
            defer {
                events = []
                events.reserveCapacity(256)
            }
            return events
        }
    }
}
