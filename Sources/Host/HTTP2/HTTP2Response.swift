/// A request's place: its connection and its stream.
public struct HTTP2StreamID: Hashable, Sendable {
    public let connection: Int
    public let stream: Int32
}

/// The beginning of an answer: its fields are written one after the other when it is made.
public struct HTTP2Response: Sendable {
    let fields: HeaderBytes
    let body: [UInt8]
    /// Whether the client is to remember the headers for later answers: of no use where their values are others each time.
    public var isRepeated = true

    public init(status: Int, headers: [(name: String, value: String)] = [], body: some Sequence<UInt8> = []) {
        self.init(status: status, body: Array(body)) { fields in
            for header in headers { fields.add(header.name, header.value) }
        }
    }

    /// - Parameter add: Adds the headers behind the status.
    public init(status: Int, body: [UInt8] = [], _ add: (inout HeaderBytes) -> Void) {
        var fields = HeaderBytes()
        // The usual one needs no memory.
        fields.add(":status", status == 200 ? "200" : String(status))
        add(&fields)
        (self.fields, self.body) = (fields, body)
    }
}

/// An answer on its way to the thread that sends it, in a block that others are in.
struct PackedResponse: Sendable {
    let block: MessageBlock
    let fields: Range<Int>
    let fieldCount: Int
    let body: Range<Int>
    let isRepeated: Bool

    init(_ response: HTTP2Response, in block: inout MessageBlock?) {
        let place = block.with(roomFor: response.fields.byteCount + response.body.count)
        let first = response.fields.withBytes { place.append($0) }
        let second = place.count
        if !response.body.isEmpty { response.body.withUnsafeBytes { _ = place.append($0) } }
        (self.block, fields, fieldCount) = (place, first..<second, response.fields.count)
        (body, isRepeated) = (second..<place.count, response.isRepeated)
    }
}
