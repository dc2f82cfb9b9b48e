import Foundation
import IsletModel

/// Reads property lists in any of their forms: XML, binary, JSON and the old text form.
public enum PropertyListFile {
    public static func read(_ url: URL) throws -> PropertyListValue {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw ProjectProblem(
                code: .noSuchFile, file: url.path, message: "the file cannot be read", mend: "Check that it exists and is readable")
        }
        return try parse(data, file: url.path)
    }

    public static func parse(_ data: Data, file: String) throws -> PropertyListValue {
        let head = data.prefix(512)
        if head.starts(with: Array("bplist".utf8)) || String(decoding: head, as: UTF8.self).contains("<plist") {
            return try serialized(data, file: file)
        }
        guard let text = text(of: data) else {
            throw ProjectProblem(
                code: .brokenFile, file: file, message: "the file is not text in UTF-8 or UTF-16", mend: "Restore it from version control")
        }
        if let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) { return value(of: json) }
        var parser = TextPropertyListParser(text: text)
        do {
            return try parser.parse()
        } catch {
            let isConflict = text.hasPrefix("<<<<<<<") || text.contains("\n<<<<<<< ")
            throw ProjectProblem(
                code: .brokenFile, file: file, line: error.line, message: error.reason,
                mend: isConflict ? "Resolve the merge conflict in the file" : "Mend that place or restore the file from version control")
        }
    }

    private static func text(of data: Data) -> String? {
        let bytes = [UInt8](data.prefix(2))
        if bytes == [0xFF, 0xFE] || bytes == [0xFE, 0xFF] { return String(data: data, encoding: .utf16) }
        return String(data: data, encoding: .utf8)
    }

    private static func serialized(_ data: Data, file: String) throws -> PropertyListValue {
        do {
            return value(of: try PropertyListSerialization.propertyList(from: data, format: nil))
        } catch {
            throw ProjectProblem(
                code: .brokenFile, file: file, message: "the property list is broken", mend: "Open it in an editor and mend its XML")
        }
    }

    private static func value(of any: Any) -> PropertyListValue {
        switch any {
        case let text as String: return .string(text)
        case let values as [Any]: return .array(values.filter { !($0 is NSNull) }.map(value))
        case let entries as [String: Any]: return .dictionary(entries.filter { !($0.value is NSNull) }.mapValues(value))
        case let data as Data: return .data(data)
        case let date as Date: return .date(date)
        case let number as NSNumber: return value(of: number)
        default: return .string(String(describing: any))
        }
    }

    private static func value(of number: NSNumber) -> PropertyListValue {
        switch String(cString: number.objCType) {
        case "c", "B": .boolean(number.boolValue)
        case "d", "f": .real(number.doubleValue)
        default: .integer(number.intValue)
        }
    }
}
