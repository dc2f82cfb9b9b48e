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

    /// False for every other type.
    static func write<Value>(_ value: Value, to writer: PackedWriter) -> Bool {
        switch ObjectIdentifier(Value.self) {
        case Self.doubleList: writer.doubles(cast(value, [Double].self))
        case Self.integerList: writer.integers(cast(value, [UInt32].self))
        case Self.text: writer.text(cast(value, String.self))
        case Self.rect:
            let rect = cast(value, CGRect.self)
            writer.doubles([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
        case Self.point:
            let point = cast(value, CGPoint.self)
            writer.doubles([point.x, point.y])
        case Self.size:
            let size = cast(value, CGSize.self)
            writer.doubles([size.width, size.height])
        case Self.color:
            let color = cast(value, RGBA.self)
            writer.doubles([color.red, color.green, color.blue, color.alpha])
        case Self.outline: PackedOutline.write(cast(value, Outline.self), to: writer)
        case Self.data: writer.data(cast(value, Data.self))
        case Self.date: writer.double(cast(value, Date.self).timeIntervalSinceReferenceDate)
        default: return false
        }
        return true
    }

    /// Nil for every other type.
    static func read<Value>(_ type: Value.Type, from reader: PackedReader) throws -> Value? {
        switch ObjectIdentifier(type) {
        case Self.doubleList: return cast(try doubles(reader), type)
        case Self.integerList: return cast(try integers(reader), type)
        case Self.text:
            try reader.expect(.text)
            return cast(try reader.rawText(), type)
        case Self.rect:
            let n = try doubles(reader, 4)
            return cast(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), type)
        case Self.point:
            let n = try doubles(reader, 2)
            return cast(CGPoint(x: n[0], y: n[1]), type)
        case Self.size:
            let n = try doubles(reader, 2)
            return cast(CGSize(width: n[0], height: n[1]), type)
        case Self.color:
            let n = try doubles(reader, 4)
            return cast(RGBA(red: n[0], green: n[1], blue: n[2], alpha: n[3]), type)
        case Self.outline: return cast(try PackedOutline.read(from: reader), type)
        case Self.data: return cast(try reader.data(), type)
        case Self.date:
            try reader.expect(.double)
            return cast(Date(timeIntervalSinceReferenceDate: try reader.rawDouble()), type)
        default: return nil
        }
    }

    /// The value as the type it is known to have.
    private static func cast<Value, Result>(_ value: Value, _ type: Result.Type) -> Result {
        precondition(Value.self == type)
        return withUnsafePointer(to: value) { $0.withMemoryRebound(to: Result.self, capacity: 1) { $0.pointee } }
    }

    static func doubles(_ reader: PackedReader, _ wanted: Int? = nil) throws -> [Double] {
        let length = try reader.length(of: .doubles, size: 8)
        guard wanted == nil || wanted == length else { throw PackedReader.fault("another number of numbers") }
        var result: [Double] = []
        result.reserveCapacity(length)
        for _ in 0..<length { result.append(try reader.rawDouble()) }
        return result
    }

    static func integers(_ reader: PackedReader) throws -> [UInt32] {
        let length = try reader.length(of: .integers, size: 1)
        return try (0..<length).map { _ in
            guard let number = UInt32(exactly: try reader.count64()) else { throw PackedReader.fault("too large a number") }
            return number
        }
    }
}
