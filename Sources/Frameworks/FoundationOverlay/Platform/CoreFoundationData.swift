import Foundation
import Synchronization

/// A part of what Core Foundation counts.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() { self.init(location: 0, length: 0) }

    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// The bytes of data, which stay where they are as long as the data is among the last of which somebody asked that.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.map { data in
        ReadData.latest.withLock { latest in
            let read = ReadData(data)
            latest = latest.suffix(ReadData.limit - 1) + [read]
            return read.bytes
        }
    }
}

public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    let start = theData.startIndex + range.location
    theData.copyBytes(to: buffer, from: start..<start + range.length)
}

/// Data whose bytes somebody has a pointer to. Core Foundation's own is an object that its reader keeps; here it is a value.
private final class ReadData: @unchecked Sendable {
    static let limit = 16
    static let latest = Mutex<[ReadData]>([])
    let bytes: UnsafePointer<UInt8>
    private let storage: UnsafeMutablePointer<UInt8>

    init(_ data: Data) {
        storage = .allocate(capacity: max(1, data.count))
        data.copyBytes(to: storage, count: data.count)
        bytes = UnsafePointer(storage)
    }

    deinit { storage.deallocate() }
}
