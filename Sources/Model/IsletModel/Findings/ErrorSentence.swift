import Foundation

/// What an error of the system or of Foundation means, in one line for whoever reads it.
public enum ErrorSentence {
    public static func of(_ error: any Error) -> String {
        switch error {
        case let error as DecodingError: decoding(error)
        case let error as POSIXError: system(error.code.rawValue)
        case let error as CocoaError: foundation(error as NSError, error)
        default: "\(error)".split(separator: "\n", omittingEmptySubsequences: true).joined(separator: "; ")
        }
    }

    private static func foundation(_ error: NSError, _ plain: CocoaError) -> String {
        let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
        let reason: String =
            if plain.code == .fileWriteOutOfSpace {
                system(ENOSPC)
            } else if let underlying, underlying.domain == NSPOSIXErrorDomain {
                system(Int32(underlying.code))
            } else {
                error.localizedDescription
            }
        let path = plain.filePath ?? plain.url?.path
        return path.map { "\($0): \(reason)" } ?? reason
    }

    private static func system(_ code: Int32) -> String {
        switch code {
        case ENOSPC, EDQUOT: "the disk is full: make room; nothing that was there before is lost"
        case EROFS: "the disk cannot be written to"
        default: String(cString: strerror(code)).lowercased()
        }
    }

    private static func decoding(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, let context): "\(place(context))“\(key.stringValue)” is missing"
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context): "\(place(context))\(name(of: type)) is expected"
        case .dataCorrupted(let context):
            context.codingPath.isEmpty ? "it is not the JSON that is expected" : "\(place(context))the value is not one that is known"
        @unknown default: "it is not the JSON that is expected"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? "." + key.stringValue }.joined()
        return path.isEmpty ? "" : "at \(path.hasPrefix(".") ? String(path.dropFirst()) : path): "
    }

    private static func name(of type: Any.Type) -> String {
        switch "\(type)" {
        case "String": "a text"
        case "Int", "Double", "Int64", "UInt", "Float", "Int32": "a number"
        case "Bool": "true or false"
        case let name where name.hasPrefix("Array") || name.hasPrefix("["): "a list"
        case let name where name.hasPrefix("Dictionary"): "an object"
        default: "a value of another kind"
        }
    }
}
