import Foundation
import IsletModel

/// Fields of attributes or a state that hold pictures or other bulk, which belongs into files.
public struct HeavyField: Hashable, Sendable {
    /// `attributes.icon`, `state.items[2].photo`.
    public var name: String
    /// What it holds: `a PNG picture`, `bytes`.
    public var content: String
    /// Bytes of JSON it takes.
    public var bytes: Int

    /// The heavy fields of a JSON value.
    ///
    /// - Parameters:
    ///   - part: `attributes` or `state`.
    ///   - least: Bytes from which on encoded bytes count as heavy. Pictures always do.
    public static func found(in json: Data, part: String, least: Int) throws -> [HeavyField] {
        var result: [HeavyField] = []
        collect(try JSONValue(json: json), part, least, &result)
        return result
    }

    private static func collect(_ value: JSONValue, _ name: String, _ least: Int, _ result: inout [HeavyField]) {
        switch value {
        case .string(let text):
            if let content = content(of: text, least: least) { result.append(HeavyField(name: name, content: content, bytes: text.utf8.count)) }
        case .array(let values) where values.count >= least / 4 && values.allSatisfy(\.isByte):
            result.append(HeavyField(name: name, content: "an array of \(values.count) bytes", bytes: values.count * 4))
        case .array(let values):
            for (index, one) in values.enumerated() { collect(one, "\(name)[\(index)]", least, &result) }
        case .object(let members):
            for (key, one) in members.sorted(by: { $0.key < $1.key }) { collect(one, "\(name).\(key)", least, &result) }
        case .null, .boolean, .integer, .number: break
        }
    }

    /// How pictures begin, in base64.
    private static let pictures = [
        "iVBORw0KGgo": "a PNG picture", "/9j/": "a JPEG picture", "R0lGOD": "a GIF picture", "UklGR": "a WebP picture",
        "AAAAGGZ0eXBoZWlj": "a HEIC picture",
    ]

    private static func content(of text: String, least: Int) -> String? {
        let isBase64 = text.utf8.count >= 16 && text.utf8.allSatisfy(Self.isBase64)
        guard isBase64 else { return nil }
        if let picture = pictures.first(where: { text.hasPrefix($0.key) }) { return picture.value }
        return text.utf8.count >= least ? "encoded bytes" : nil
    }

    private static func isBase64(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): true
        default: false
        }
    }
}

extension JSONValue {
    fileprivate var isByte: Bool {
        guard case .integer(let number) = self else { return false }
        return (0...255).contains(number)
    }
}
