import Foundation

/// Compares JSON with a schema, as far as Islet's own uses the language of schemas.
struct SchemaCheck: @unchecked Sendable {
    private let root: [String: Any]

    init(_ text: String) { root = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:] }

    /// What does not fit; empty where everything does.
    func faults(of text: String) -> [String] {
        guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) else {
            return ["it is not JSON: \(text)"]
        }
        return faults(value, root, "$")
    }

    private func faults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
        if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last.map(String.init) {
            let definitions = root["$defs"] as? [String: [String: Any]] ?? [:]
            return definitions[name].map { faults(value, $0, place) } ?? ["\(place): no schema \(name)"]
        }
        var found: [String] = []
        if let choices = schema["oneOf"] as? [[String: Any]] {
            let answers = choices.map { faults(value, $0, place) }
            let fitting = answers.count { $0.isEmpty }
            if fitting != 1 { found.append("\(place): \(fitting) of the choices fit: \(answers)") }
        }
        if let constant = schema["const"] as? NSObject, constant != value as? NSObject { found.append("\(place): not \(constant)") }
        if let values = schema["enum"] as? [NSObject], !values.contains(where: { $0 == value as? NSObject }) {
            found.append("\(place): unknown value")
        }
        switch schema["type"] as? String {
        case "string": if !(value is String) { found.append("\(place): no text") }
        case "integer":
            if let number = value as? Int {
                if let least = schema["minimum"] as? Int, number < least { found.append("\(place): too small") }
            } else {
                found.append("\(place): no number")
            }
        case "array":
            guard let list = value as? [Any] else { return found + ["\(place): no list"] }
            if let items = schema["items"] as? [String: Any] {
                found += list.enumerated().flatMap { faults($0.element, items, "\(place)[\($0.offset)]") }
            }
        case "object":
            guard let object = value as? [String: Any] else { return found + ["\(place): no object"] }
            let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
            found += (schema["required"] as? [String] ?? []).filter { object[$0] == nil }.map { "\(place): \($0) is missing" }
            for (key, member) in object {
                if let own = properties[key] {
                    found += faults(member, own, "\(place).\(key)")
                } else if schema["additionalProperties"] as? Bool == false {
                    found.append("\(place).\(key) is not known")
                }
            }
        default: break
        }
        return found
    }
}
