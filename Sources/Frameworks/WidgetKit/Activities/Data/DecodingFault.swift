import FoundationOverlay
import IsletModel

/// Why a type cannot be decoded from JSON: where, what it wants, and what is there.
struct DecodingFault: CustomStringConvertible {
    let description: String

    /// - Parameter decode: tries to decode other data, to find out which number does not fit its type: the decoder does not say.
    init(_ error: any Error, _ document: JSONValue, decode: (JSONValue) throws -> Void) {
        guard let error = error as? DecodingError else {
            description = "\(error)"
            return
        }
        switch error {
        case .keyNotFound(let key, let context):
            description = "\(Self.place(context.codingPath))the key “\(key.stringValue)” is missing"
        case .valueNotFound(let type, let context):
            description = "\(Self.place(context.codingPath))expected \(Self.name(type)), found null"
        case .typeMismatch(let type, let context):
            let found = document.value(at: context.codingPath)
            description =
                "\(Self.place(context.codingPath))expected \(Self.name(type)), found \(found?.spoken ?? "nothing")\(Self.hint(type, found))"
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            description = MisfitNumber(in: document, decode: decode)?.description ?? context.debugDescription
        case .dataCorrupted(let context):
            description = "\(Self.place(context.codingPath))\(context.debugDescription)"
        @unknown default: description = "\(error)"
        }
    }

    static func text(_ path: [any CodingKey]) -> String {
        path.reduce(into: "") { text, key in
            if let index = key.intValue { text += "[\(index)]" } else { text += (text.isEmpty ? "" : ".") + key.stringValue }
        }
    }

    private static func place(_ path: [any CodingKey]) -> String { path.isEmpty ? "" : text(path) + ": " }

    private static func name(_ type: Any.Type) -> String {
        switch String(describing: type) {
        case let name where name.hasPrefix("Dictionary<"): "an object"
        case let name where name.hasPrefix("Array<"): "an array"
        case let name: name
        }
    }

    /// How dates are coded, where a text that looks like a date stands for a number.
    private static func hint(_ type: Any.Type, _ found: JSONValue?) -> String {
        guard type == Double.self, case .string(let text) = found, text.contains(/\d{4}-\d{2}-\d{2}/) else { return "" }
        return "; a Date is the number of seconds since 1 January 2001"
    }
}
