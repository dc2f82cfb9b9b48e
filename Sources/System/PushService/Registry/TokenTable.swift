import Foundation

/// A token that a service knows, found once.
public struct KnownToken: Sendable, Hashable {
    let place: Int
    /// Hexadecimal digits in lower case.
    public let text: String
}

/// The tokens of a service, found by their bytes. None is ever taken out: what became of a token is said to late senders.
public struct TokenTable: Sendable {
    private struct Entry: Sendable {
        var token: DeviceToken
        var hash: UInt64
        var requests = RecentRequests()
    }

    private var entries: [Entry] = []
    /// Places of entries, plus one; 0 is free. Their number is a power of two.
    private var slots: [UInt32] = Array(repeating: 0, count: 64)

    public var count: Int { entries.count }
    /// In the order in which they were given.
    public var values: [DeviceToken] { entries.map(\.token) }

    public internal(set) subscript(text: String) -> DeviceToken? {
        get { find(text).map { entries[$0].token } }
        set {
            guard let newValue else { return }
            if let place = find(text) { entries[place].token = newValue } else { insert(newValue) }
        }
    }

    subscript(place: Int) -> DeviceToken { entries[place].token }

    /// Notes one more request; how many came in the running second.
    mutating func countRequest(at place: Int, _ time: Date) -> Int { entries[place].requests.count(at: time) }

    func find(_ text: String) -> Int? {
        var text = text
        return text.withUTF8 { find(UnsafeRawBufferPointer($0)) }
    }

    func known(_ bytes: UnsafeRawBufferPointer) -> KnownToken? { find(bytes).map { KnownToken(place: $0, text: entries[$0].token.text) } }

    private func find(_ bytes: UnsafeRawBufferPointer) -> Int? {
        let hash = Self.hash(bytes)
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let place = Int(slots[slot]) - 1
            if entries[place].hash == hash, Self.isSame(entries[place].token.text, bytes) { return place }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private mutating func insert(_ token: DeviceToken) {
        var text = token.text
        let hash = text.withUTF8 { Self.hash(UnsafeRawBufferPointer($0)) }
        entries.append(Entry(token: token, hash: hash))
        if entries.count * 2 > slots.count { grow() } else { note(entries.count - 1) }
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        for place in entries.indices { note(place) }
    }

    private mutating func note(_ place: Int) {
        var slot = Int(truncatingIfNeeded: entries[place].hash) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = UInt32(place + 1)
    }

    private static func isSame(_ text: String, _ bytes: UnsafeRawBufferPointer) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { $0.count == bytes.count && memcmp($0.baseAddress!, bytes.baseAddress!, bytes.count) == 0 }
            ?? text.utf8.elementsEqual(bytes)
    }

    /// Tokens are made by devices and random: nobody chooses them so that they collide.
    private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash = UInt64(bytes.count) &* 0x9e37_79b9_7f4a_7c15
        var place = 0
        while place + 8 <= bytes.count {
            hash = (hash ^ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) &* 0xff51_afd7_ed55_8ccd
            hash ^= hash >> 29
            place += 8
        }
        while place < bytes.count {
            hash = (hash ^ UInt64(bytes[place])) &* 0xff51_afd7_ed55_8ccd
            place += 1
        }
        return hash ^ (hash >> 32)
    }
}
