import ExtensionProtocol
import Foundation
import Host
import IsletModel

/// User defaults of app groups as they are given on the command line: a JSON object or a property list with a dictionary for each group.
///
/// In JSON, `{"$date": "2025-06-09T09:41:00Z"}` is a date, `{"$data": "…"}` the bytes of a Base64 text, and `{"$json": …}` the bytes of
/// that JSON.
struct GroupDefaults: Sendable, Equatable {
    /// A property list for each group.
    private(set) var lists: [String: Data] = [:]

    init?(_ arguments: ParsedArguments) throws(UsageError) {
        guard let path = arguments.value("defaults") else { return nil }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError("--defaults: there is no file \(path), or it cannot be read")
        }
        do throws(Problem) {
            lists = try Self.lists(data)
        } catch {
            throw UsageError("--defaults: \(path): \(error.text)")
        }
    }

    /// Makes the values those of a device's groups.
    func give(to device: DeviceFolder) throws {
        for (group, list) in lists { try device.give(defaults: list, toGroup: group) }
    }

    private struct Problem: Error { var text: String }

    private static func lists(_ data: Data) throws(Problem) -> [String: Data] {
        let (root, isJSON) = try root(data)
        guard let groups = root as? [String: Any] else {
            throw Problem(text: "the file must hold an object with a member for each app group, as in {\"group.com.example\": {\"name\": \"Kim\"}}")
        }
        var lists: [String: Data] = [:]
        for (group, values) in groups.sorted(by: { $0.key < $1.key }) {
            guard let values = values as? [String: Any] else { throw Problem(text: "“\(group)” must be an object of keys and values") }
            let plain = isJSON ? try propertyList(values, group) : values
            do {
                lists[group] = try PropertyListSerialization.data(fromPropertyList: plain, format: .binary, options: 0)
            } catch {
                throw Problem(text: "“\(group)” cannot be kept as user defaults: \(error.localizedDescription)")
            }
        }
        return lists
    }

    private static func root(_ data: Data) throws(Problem) -> (Any, isJSON: Bool) {
        if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
            do {
                return (try PropertyListSerialization.propertyList(from: data, options: [], format: nil), false)
            } catch {
                throw Problem(text: "it is not a property list: \(error.localizedDescription)")
            }
        }
        if let fault = JSONFault(in: data) { throw Problem(text: "it is not JSON: \(fault)") }
        do {
            return (try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed), true)
        } catch {
            throw Problem(text: "it is not JSON: \(error.localizedDescription)")
        }
    }

    private static func propertyList(_ value: Any, _ path: String) throws(Problem) -> Any {
        switch value {
        case let object as [String: Any]:
            if object.count == 1, let (mark, marked) = object.first, mark.hasPrefix("$") { return try special(mark, marked, path) }
            var result: [String: Any] = [:]
            for (key, value) in object { result[key] = try propertyList(value, "\(path).\(key)") }
            return result
        case let array as [Any]:
            var result: [Any] = []
            for (index, value) in array.enumerated() { result.append(try propertyList(value, "\(path)[\(index)]")) }
            return result
        case is NSNull: throw Problem(text: "\(path) is null, which user defaults cannot hold: leave the key out")
        default: return value
        }
    }

    private static func special(_ mark: String, _ value: Any, _ path: String) throws(Problem) -> Any {
        switch (mark, value) {
        case ("$date", let text as String):
            guard let date = try? Date(text, strategy: .iso8601) else {
                throw Problem(text: "\(path): “\(text)” is no date: write it like 2025-06-09T09:41:00Z")
            }
            return date
        case ("$data", let text as String):
            guard let data = Data(base64Encoded: text) else { throw Problem(text: "\(path): what $data holds is not Base64") }
            return data
        case ("$json", _):
            do {
                return try JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
            } catch {
                throw Problem(text: "\(path): \(error.localizedDescription)")
            }
        default: throw Problem(text: "\(path): “\(mark)” is not known; use {\"$date\": \"…\"}, {\"$data\": \"…\"} or {\"$json\": …}")
        }
    }
}
