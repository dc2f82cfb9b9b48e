import Foundation

/// Values as a property list holds them.
enum PropertyListValue {
    private static let urlMark = Data("islet-url:".utf8)

    /// Turns a value into Foundation types a property list can hold. Ends the process, as a device does, on any other.
    static func plain(_ value: Any, key: String) -> Any {
        switch value {
        case let url as URL: return url.isFileURL ? (url.path as Any) : (urlMark + Data(url.absoluteString.utf8)) as Any
        case let url as NSURL: return plain(url as URL, key: key)
        case let value as String: return value
        case let value as Bool: return value
        case let value as any BinaryInteger: return NSNumber(value: Int64(clamping: value))
        case let value as CGFloat: return NSNumber(value: Double(value))
        case let value as Double: return value
        case let value as Float: return value
        case let value as NSNumber: return value
        case is Data, is NSData, is Date, is NSDate, is NSString: return value
        case let array as [Any]: return array.map { plain($0, key: key) }
        case let dictionary as [String: Any]: return dictionary.mapValues { plain($0, key: key) }
        case let optional as any OptionalValue:
            if let wrapped = optional.wrapped { return plain(wrapped, key: key) }
            rejected(value, key)
        default: rejected(value, key)
        }
    }

    private static func rejected(_ value: Any, _ key: String) -> Never {
        preconditionFailure(
            "Attempt to insert non-property list object \(value) (\(type(of: value))) for key \(key) in UserDefaults")
    }

    static func url(_ data: Data) -> URL? {
        guard data.starts(with: urlMark) else { return nil }
        return URL(string: String(decoding: data.dropFirst(urlMark.count), as: UTF8.self))
    }

    static func data(_ value: Any) -> Data? {
        do {
            return try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        } catch {
            OverlayDiagnostics.report(.userDefaultsUnavailable, "a registered default cannot be kept: \(error)")
            return nil
        }
    }

    static func value(_ data: Data) -> Any? {
        do {
            return try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            OverlayDiagnostics.report(.userDefaultsUnavailable, "a registered default cannot be read: \(error)")
            return nil
        }
    }
}

private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self }
}
