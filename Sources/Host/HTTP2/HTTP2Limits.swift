/// What a server takes from its clients before it says no.
public struct HTTP2Limits: Sendable, Hashable {
    /// Connections at a time.
    public var connections = 4096
    /// Streams of a connection at a time, until the service raises it.
    public var streams = 1
    /// Whether streams beyond the limit are refused; they are served otherwise, as clients open some before they have read it.
    public var refusesMoreStreams = false
    /// Streams beyond the limit that are served all the same.
    public var toleratedStreams = 1024
    /// Bytes of a request's headers.
    public var headerBytes = 16 * 1024
    /// Bytes of a body that are kept; of what comes behind them only the number is.
    public var bodyBytes = 8 * 1024
    /// Bytes of a body after which the stream is closed.
    public var longestBodyBytes = 1024 * 1024
    /// Bytes of unanswered bodies of one connection.
    public var connectionBytes = 8 * 1024 * 1024
    /// Bytes that wait to be written to one connection.
    public var outputBytes = 4 * 1024 * 1024
    /// Seconds for a handshake, and for a request once it has begun.
    public var requestSeconds = 20.0
    /// Seconds without a request after which a connection is closed.
    public var idleSeconds = 3600.0
    /// What a connection is told that is closed for that.
    public var idleText = ""
    /// Streams that a client may reset: so many at once, and so many a second.
    public var resetBurst: UInt64 = 200
    public var resetsPerSecond: UInt64 = 50

    /// Threads that read and write; the service has one more.
    public var threads = 1
    /// Bytes that are read from one connection before the others have their turn.
    public var bytesOfTurn = 32 * 1024
    /// Requests of one connection that the service is handed before the others have their turn, and of all connections in a round.
    public var requestsOfTurn = 32
    public var requestsOfRound = 128
    /// Seconds that a server waits for answers when it ends.
    public var farewellSeconds = 2.0

    public init() {}
}
