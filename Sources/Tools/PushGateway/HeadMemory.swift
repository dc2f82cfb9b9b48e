import Foundation
import HTTP2
import PushService

/// The heads of requests that were read last: a sender's next request has mostly the same, but for its identifier.
struct HeadMemory {
    private struct Known {
        var bytes: [UInt8]
        var head: PushHead
    }

    /// The one that was read last is the first.
    private var known: [Known] = []
    private static let limit = 16

    /// What a request's headers say, and its identifier where there is one alone.
    mutating func read(_ request: HTTP2Request) -> (head: PushHead, identifier: PushRequest.Header?) {
        for place in known.indices {
            guard let found = Self.match(request, known[place].bytes) else { continue }
            // The next one is likely to have it again.
            if place > 0 { known.swapAt(0, place) }
            return (known[0].head, found.identifier)
        }
        var fields: [UInt8] = []
        let (count, identifier) = Self.identifiers(of: request) { name, value in
            withUnsafeBytes(of: (UInt32(name.count), UInt32(value.count))) { fields.append(contentsOf: $0) }
            fields.append(contentsOf: name)
            fields.append(contentsOf: value)
        }
        guard count < 2 else { return (PushHead(request), nil) }
        let head = PushHead(request, without: identifier?.name)
        if known.count == Self.limit { known.removeLast() }
        known.insert(Known(bytes: fields, head: head), at: 0)
        return (head, identifier)
    }

    /// Goes through the fields that count; how many identifiers there are, and the last of them.
    private static func identifiers(
        of request: HTTP2Request, other: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Void
    ) -> (count: Int, last: PushRequest.Header?) {
        var (count, last): (Int, PushRequest.Header?) = (0, nil)
        request.forEachField { name, value in
            switch meaning(of: name) {
            case .nothing: break
            case .identifier:
                count += 1
                last = PushRequest.Header(String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
            case .other: other(name, value)
            }
        }
        return (count, last)
    }

    private struct Match { var identifier: PushRequest.Header? }

    /// Whether a request has the fields of an earlier one, and one identifier at most.
    private static func match(_ request: HTTP2Request, _ bytes: [UInt8]) -> Match? {
        var (place, isSame) = (0, true)
        let (count, identifier) = bytes.withUnsafeBytes { known in
            identifiers(of: request) { name, value in
                guard isSame, place + 8 + name.count + value.count <= known.count else { return isSame = false }
                isSame =
                    known.loadUnaligned(fromByteOffset: place, as: UInt32.self) == UInt32(name.count)
                    && known.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self) == UInt32(value.count)
                    && holds(known, place + 8, name) && holds(known, place + 8 + name.count, value)
                place += 8 + name.count + value.count
            }
        }
        return isSame && place == bytes.count && count < 2 ? Match(identifier: identifier) : nil
    }

    private static func holds(_ bytes: UnsafeRawBufferPointer, _ place: Int, _ run: UnsafeRawBufferPointer) -> Bool {
        guard let start = bytes.baseAddress, let wanted = run.baseAddress else { return run.isEmpty }
        return memcmp(start + place, wanted, run.count) == 0
    }

    private enum Meaning { case nothing, identifier, other }

    private static func meaning(of name: UnsafeRawBufferPointer) -> Meaning {
        if isSame(name, "apns-id") || isSame(name, "apns-request-id") { return .identifier }
        return name.begins(with: "apns-") || isSame(name, "authorization") || isSame(name, ":method") ? .other : .nothing
    }

    private static func isSame(_ name: UnsafeRawBufferPointer, _ text: StaticString) -> Bool {
        name.count == text.utf8CodeUnitCount && name.begins(with: text)
    }
}

extension UnsafeRawBufferPointer {
    func begins(with text: StaticString) -> Bool {
        guard count >= text.utf8CodeUnitCount, let baseAddress else { return text.utf8CodeUnitCount == 0 }
        return memcmp(baseAddress, text.utf8Start, text.utf8CodeUnitCount) == 0
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
