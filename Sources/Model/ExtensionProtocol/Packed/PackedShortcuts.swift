import Foundation
import Geometry
import Snapshot

/// Values that are packed by themselves instead of through their coding: most of a snapshot consists of them.
enum PackedShortcuts {
    private static let doubleList = ObjectIdentifier([Double].self)
    private static let integerList = ObjectIdentifier([UInt32].self)
    private static let text = ObjectIdentifier(String.self)
    private static let rect = ObjectIdentifier(CGRect.self)
    private static let point = ObjectIdentifier(CGPoint.self)
    private static let size = ObjectIdentifier(CGSize.self)
    private static let color = ObjectIdentifier(RGBA.self)
    private static let outline = ObjectIdentifier(Outline.self)
    private static let data = ObjectIdentifier(Data.self)
    private static let date = ObjectIdentifier(Date.self)
    private static let node = ObjectIdentifier(SnapshotNode.self)

    /// False for every other type.
    static func write<Value>(_ value: Value, to writer: PackedWriter) throws -> Bool {
        switch ObjectIdentifier(Value.self) {
        case Self.doubleList: writer.doubles(cast(value, [Double].self))
        case Self.integerList: writer.integers(cast(value, [UInt32].self))
        case Self.text: writer.text(cast(value, String.self))
        case Self.rect: writer.rect(cast(value, CGRect.self))
        case Self.point: writer.point(cast(value, CGPoint.self))
        case Self.size: writer.size(cast(value, CGSize.self))
        case Self.color: writer.color(cast(value, RGBA.self))
        case Self.outline: PackedOutline.write(cast(value, Outline.self), to: writer)
        case Self.data: writer.data(cast(value, Data.self))
        case Self.date: writer.double(cast(value, Date.self).timeIntervalSinceReferenceDate)
        case Self.node: try writer.record(cast(value, SnapshotNode.self))
        default: return false
        }
        return true
    }

    /// Nil for every other type.
    static func read<Value>(_ type: Value.Type, from reader: PackedReader) throws -> Value? {
        switch ObjectIdentifier(type) {
        case Self.doubleList: return cast(try reader.doubles(), type)
        case Self.integerList: return cast(try reader.integers(), type)
        case Self.text: return cast(try reader.text(), type)
        case Self.rect: return cast(try reader.rect(), type)
        case Self.point: return cast(try reader.point(), type)
        case Self.size: return cast(try reader.size(), type)
        case Self.color: return cast(try reader.color(), type)
        case Self.outline: return cast(try PackedOutline.read(from: reader), type)
        case Self.data: return cast(try reader.data(), type)
        case Self.date: return cast(Date(timeIntervalSinceReferenceDate: try reader.double()), type)
        case Self.node: return cast(try reader.record(SnapshotNode.self), type)
        default: return nil
        }
    }

    /// The value as the type it is known to have.
    private static func cast<Value, Result>(_ value: Value, _ type: Result.Type) -> Result {
        precondition(Value.self == type)
        return withUnsafePointer(to: value) { $0.withMemoryRebound(to: Result.self, capacity: 1) { $0.pointee } }
    }
}
