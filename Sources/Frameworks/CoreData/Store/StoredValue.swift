import FoundationOverlay

/// A value as a store keeps it.
package enum StoredValue: Hashable, @unchecked Sendable {
    case text(String)
    case integer(Int64)
    case real(Double)
    case boolean(Bool)
    /// Seconds since 2001.
    case date(Double)
    case data(Data)
    case uuid(UUID)
    case url(URL)
    case decimal(Decimal)
    /// A property list.
    case list(Data)
    /// An object that archives itself.
    case archive(Data)
    /// A value that encodes itself, as ``CodedValue``.
    case coded(Data)
    /// Another object, by its number.
    case object(Int)
    /// Other objects, by their numbers.
    case objects([Int])
    /// Something that only a store in memory keeps.
    case opaque(NSObject)
}

extension StoredValue {
    /// Nil for no value.
    package init?(_ value: Any) {
        // Objects first: a number of Foundation can be cast to a truth value, and a truth value to a number.
        if type(of: value) is AnyClass, let number = value as? NSNumber, !(value is NSDecimalNumber) {
            self = Self.number(number)
            return
        }
        switch value {
        case let value as CodedValue: self = .coded(value.data)
        case let value as Bool: self = .boolean(value)
        case let value as String: self = .text(value)
        case let value as Data: self = .data(value)
        case let value as Date: self = .date(value.timeIntervalSinceReferenceDate)
        case let value as UUID: self = .uuid(value)
        case let value as URL: self = .url(value)
        case let value as Decimal: self = .decimal(value)
        case let value as NSDecimalNumber: self = .decimal(value.decimalValue)
        case let value as any BinaryInteger: self = .integer(Int64(truncatingIfNeeded: value))
        case let value as Double: self = .real(value)
        case let value as Float: self = .real(Double(value))
        default: self = Self.compound(value)
        }
    }

    private static func number(_ number: NSNumber) -> StoredValue {
        switch number.objCType.pointee {
        case CChar(UInt8(ascii: "d")), CChar(UInt8(ascii: "f")): .real(number.doubleValue)
        default: .integer(number.int64Value)
        }
    }

    private static func compound(_ value: Any) -> StoredValue {
        if PropertyListSerialization.propertyList(value, isValidFor: .binary),
            let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        {
            return .list(data)
        }
        if let object = value as? any NSObject & NSCoding,
            let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        {
            return .archive(data)
        }
        return .opaque(value as? NSObject ?? OpaqueBox(value))
    }

    /// The value as a property of an attribute's type reads; nil for the names of other objects.
    func plain(_ type: NSAttributeType?) throws -> Any? {
        switch self {
        case .text(let value): value
        case .integer(let value): Self.integer(value, type)
        case .real(let value): type == .floatAttributeType ? Float(value) : value
        case .boolean(let value): value
        case .date(let value): Date(timeIntervalSinceReferenceDate: value)
        case .data(let value): value
        case .uuid(let value): value
        case .url(let value): value
        case .decimal(let value): NSDecimalNumber(decimal: value)
        case .list(let data): try PropertyListSerialization.propertyList(from: data, format: nil)
        case .coded(let data): CodedValue(data: data)
        case .archive(let data): try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
        case .object, .objects: nil
        case .opaque(let object): (object as? OpaqueBox)?.value ?? object
        }
    }

    private static func integer(_ value: Int64, _ type: NSAttributeType?) -> Any {
        switch type {
        case .integer16AttributeType: Int16(truncatingIfNeeded: value)
        case .integer32AttributeType: Int32(truncatingIfNeeded: value)
        case .integer64AttributeType: value
        case .booleanAttributeType: value != 0
        case .doubleAttributeType: Double(value)
        case .floatAttributeType: Float(value)
        case .decimalAttributeType: NSDecimalNumber(value: value)
        default: NSNumber(value: value)
        }
    }
}

/// A value that is no object, as one.
private final class OpaqueBox: NSObject {
    let value: Any
    init(_ value: Any) { self.value = value }
}
