import Foundation
import HTTP2
import PushService

/// The heads of requests that were read last: a sender's next request has mostly the same, but for its identifier.
struct HeadMemory {
    private struct Known {
        var bytes: [UInt8]
        var head: PushHead
    }

    private var known: [Known] = []
    /// The fields that count, of the request that is read.
    private var fields: [UInt8] = []
    private static let limit = 16

    /// What a request's headers say, and its identifier where there is one alone.
    mutating func read(_ request: HTTP2Request) -> (head: PushHead, identifier: PushRequest.Header?) {
        var identifier: PushRequest.Header?
        var hasSeveral = false
        fields.removeAll(keepingCapacity: true)
        request.forEachField { name, value in
            switch Self.meaning(of: name) {
            case .nothing: break
            case .identifier:
                hasSeveral = hasSeveral || identifier != nil
                identifier = PushRequest.Header(String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
            case .other:
                withUnsafeBytes(of: (UInt32(name.count), UInt32(value.count))) { fields.append(contentsOf: $0) }
                fields.append(contentsOf: name)
                fields.append(contentsOf: value)
            }
        }
        if hasSeveral { return (PushHead(request), nil) }
        if let place = known.firstIndex(where: { $0.bytes == fields }) {
            // The next one is likely to have it again.
            if place > 0 { known.swapAt(0, place) }
            return (known[0].head, identifier)
        }
        let head = PushHead(request, without: identifier?.name)
        if known.count == Self.limit { known.removeLast() }
        known.insert(Known(bytes: fields, head: head), at: 0)
        return (head, identifier)
    }

    private enum Meaning { case nothing, identifier, other }

    private static func meaning(of name: UnsafeRawBufferPointer) -> Meaning {
        if isSame(name, "apns-id") || isSame(name, "apns-request-id") { return .identifier }
        return name.starts(with: "apns-".utf8) || isSame(name, "authorization") || isSame(name, ":method") ? .other : .nothing
    }

    private static func isSame(_ name: UnsafeRawBufferPointer, _ text: StaticString) -> Bool {
        name.count == text.utf8CodeUnitCount && name.baseAddress.map { memcmp($0, text.utf8Start, name.count) } == 0
    }
}

/// The payload that came last: a sender sends the same to many devices, and it is kept once.
struct PayloadMemory {
    private var latest = Data()

    mutating func read(_ request: HTTP2Request) -> Data {
        request.withBody { body in
            let isSame = latest.withUnsafeBytes { known in
                guard known.count == body.count, let one = known.baseAddress, let other = body.baseAddress else { return false }
                return memcmp(one, other, body.count) == 0
            }
            if !isSame { latest = Data(body) }
            return latest
        }
    }
}

extension PushHead {
    convenience init(_ request: HTTP2Request, without name: String? = nil) {
        self.init(method: request.method, headers: request.headers.filter { $0.name != name }.map { PushRequest.Header($0.name, $0.value) })
    }
}
