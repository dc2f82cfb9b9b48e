import Foundation

/// The order of bytes of this machine, as Core Foundation names it.
public struct CFByteOrder: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
}

public let CFByteOrderUnknown = CFByteOrder(0)
public let CFByteOrderLittleEndian = CFByteOrder(1)
public let CFByteOrderBigEndian = CFByteOrder(2)
public let OSLittleEndian: Int32 = 1
public let OSBigEndian: Int32 = 2

public func CFByteOrderGetCurrent() -> Int { 1.littleEndian == 1 ? CFByteOrderLittleEndian.rawValue : CFByteOrderBigEndian.rawValue }
public func OSHostByteOrder() -> Int32 { 1.littleEndian == 1 ? OSLittleEndian : OSBigEndian }

public func CFSwapInt16(_ value: UInt16) -> UInt16 { value.byteSwapped }
public func CFSwapInt32(_ value: UInt32) -> UInt32 { value.byteSwapped }
public func CFSwapInt64(_ value: UInt64) -> UInt64 { value.byteSwapped }
public func CFSwapInt16HostToBig(_ value: UInt16) -> UInt16 { value.bigEndian }
public func CFSwapInt32HostToBig(_ value: UInt32) -> UInt32 { value.bigEndian }
public func CFSwapInt64HostToBig(_ value: UInt64) -> UInt64 { value.bigEndian }
public func CFSwapInt16BigToHost(_ value: UInt16) -> UInt16 { UInt16(bigEndian: value) }
public func CFSwapInt32BigToHost(_ value: UInt32) -> UInt32 { UInt32(bigEndian: value) }
public func CFSwapInt64BigToHost(_ value: UInt64) -> UInt64 { UInt64(bigEndian: value) }
public func CFSwapInt16HostToLittle(_ value: UInt16) -> UInt16 { value.littleEndian }
public func CFSwapInt32HostToLittle(_ value: UInt32) -> UInt32 { value.littleEndian }
public func CFSwapInt64HostToLittle(_ value: UInt64) -> UInt64 { value.littleEndian }
public func CFSwapInt16LittleToHost(_ value: UInt16) -> UInt16 { UInt16(littleEndian: value) }
public func CFSwapInt32LittleToHost(_ value: UInt32) -> UInt32 { UInt32(littleEndian: value) }
public func CFSwapInt64LittleToHost(_ value: UInt64) -> UInt64 { UInt64(littleEndian: value) }

public func _OSSwapInt16(_ value: UInt16) -> UInt16 { value.byteSwapped }
public func _OSSwapInt32(_ value: UInt32) -> UInt32 { value.byteSwapped }
public func _OSSwapInt64(_ value: UInt64) -> UInt64 { value.byteSwapped }
