import Foundation
import IsletModel

/// Reads `.strings` files: `"key" = "value";` in UTF-8 or UTF-16, or a compiled property list.
public enum StringsFile {
    public static func read(_ data: Data, file: String) throws -> [String: String] {
        if isPropertyList(data) { return try propertyList(data, file: file) }
        guard let text = text(of: data) else {
            throw LocalizationFailure(file: file, reason: "is neither UTF-8 nor UTF-16; save it as UTF-8")
        }
        var parser = TextPropertyListParser(text: text)
        do {
            guard case .dictionary(let entries) = try parser.parse() else {
                throw LocalizationFailure(file: file, reason: "is not a dictionary of texts")
            }
            return entries.compactMapValues(\.string)
        } catch let fault as PropertyListFault {
            throw LocalizationFailure(file: file, line: fault.line, reason: fault.reason)
        }
    }

    private static func isPropertyList(_ data: Data) -> Bool {
        data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("<plist".utf8))
    }

    private static func propertyList(_ data: Data, file: String) throws -> [String: String] {
        do {
            let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            guard let table = list as? [String: Any] else {
                throw LocalizationFailure(file: file, reason: "is not a dictionary of texts")
            }
            return table.compactMapValues { $0 as? String }
        } catch let failure as LocalizationFailure {
            throw failure
        } catch {
            throw LocalizationFailure(file: file, reason: "is a damaged property list (\(error.localizedDescription))")
        }
    }

    private static func text(of data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) { return String(data: data.dropFirst(2), encoding: .utf16LittleEndian) }
        if data.starts(with: [0xFE, 0xFF]) { return String(data: data.dropFirst(2), encoding: .utf16BigEndian) }
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: data.dropFirst(3), encoding: .utf8) }
        if data.count >= 2, data[data.startIndex] == 0 { return String(data: data, encoding: .utf16BigEndian) }
        if data.count >= 2, data[data.startIndex + 1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
        return String(data: data, encoding: .utf8)
    }
}
