import Builder
import Foundation
import IsletModel

/// Writes made-up data of a Live Activity with comments on what may stand there (JSONC).
struct ActivitySkeleton {
    let types: CodedTypes
    /// What made-up dates lie around.
    let moment: Date

    private static let width = 4
    /// Lists of cases that are longer go on several lines.
    private static let mostColumns = 120
    /// Between the reference dates of UNIX and of Foundation, in seconds.
    private static let between = Int(Date.timeIntervalBetween1970AndReferenceDate)

    /// A value of a type with its comments, as lines; the first has neither margin nor key.
    func lines(_ value: JSONValue, type: String, within outer: String, depth: Int) -> [String] {
        let plain = Self.unwrapped(type)
        switch value {
        case .object(let members):
            if let (key, element) = Self.dictionary(plain) { return dictionary(members, key, element, outer, depth) }
            return object(members, types.description(of: plain, within: outer).map(Form.init), depth)
        case .array(let elements):
            let element = Self.element(plain)
            return list(elements, element, outer, depth)
        default: return [Self.text(value)]
        }
    }

    private struct Member {
        var key: String
        var type: String
    }

    /// What is known of an object.
    private struct Form {
        var path: String
        var members: [Member]
        var cases: [CodedTypes.Case] = []

        init(_ type: CodedTypes.Description) {
            (path, members, cases) = (type.path, type.properties.map { Member(key: $0.key, type: $0.type) }, type.cases)
        }

        init(_ value: CodedTypes.Case, of path: String) {
            (self.path, members) = (path, value.values.map { Member(key: $0.key, type: $0.type) })
        }
    }

    private func object(_ members: [String: JSONValue], _ description: Form?, _ depth: Int) -> [String] {
        let margin = String(repeating: " ", count: (depth + 1) * Self.width)
        let path = description?.path ?? ""
        var properties = description?.members ?? []
        if let value = description?.cases.first(where: { members[$0.name] != nil }) {
            return associated(members, value, path, depth)
        }
        properties += members.keys.filter { key in !properties.contains { $0.key == key } }.sorted().map {
            Member(key: $0, type: "")
        }
        let last = properties.last { members[$0.key] != nil }?.key
        var rows: [String] = []
        for property in properties {
            guard let value = members[property.key] else {
                if Self.isOptional(property.type) { rows.append("\(margin)// \"\(property.key)\": left out here; \(property.type), optional") }
                continue
            }
            rows += comments(on: value, property, path).map { "\(margin)// \($0)" }
            var own = lines(value, type: property.type, within: path, depth: depth + 1)
            own[0] = "\(margin)\(Self.text(.string(property.key))): \(own[0])"
            if property.key != last { own[own.count - 1] += "," }
            rows += own
        }
        return rows.isEmpty ? ["{}"] : ["{"] + rows + [String(repeating: " ", count: depth * Self.width) + "}"]
    }

    /// A case with values: an object of its name, with the values as another.
    private func associated(_ members: [String: JSONValue], _ value: CodedTypes.Case, _ path: String, _ depth: Int) -> [String] {
        let inner = Form(value, of: path)
        let margin = String(repeating: " ", count: (depth + 1) * Self.width)
        var own = object(members[value.name]?.members ?? [:], inner, depth + 1)
        own[0] = "\(margin)\(Self.text(.string(value.name))): \(own[0])"
        return ["{"] + own + [String(repeating: " ", count: depth * Self.width) + "}"]
    }

    private func list(_ elements: [JSONValue], _ type: String, _ outer: String, _ depth: Int) -> [String] {
        guard !elements.isEmpty else { return ["[]"] }
        let isShort = elements.allSatisfy { $0.members.isEmpty && $0.elements.isEmpty }
        if isShort { return ["[" + elements.map(Self.text).joined(separator: ", ") + "]"] }
        let margin = String(repeating: " ", count: (depth + 1) * Self.width)
        var rows: [String] = []
        for (index, element) in elements.enumerated() {
            var own = lines(element, type: type, within: outer, depth: depth + 1)
            own[0] = margin + own[0]
            if index < elements.count - 1 { own[own.count - 1] += "," }
            rows += own
        }
        return ["["] + rows + [String(repeating: " ", count: depth * Self.width) + "]"]
    }

    private func dictionary(_ members: [String: JSONValue], _ key: String, _ type: String, _ outer: String, _ depth: Int) -> [String] {
        let margin = String(repeating: " ", count: (depth + 1) * Self.width)
        var rows = ["\(margin)// any number of members, each with a \(key) for its name"]
        for (index, name) in members.keys.sorted().enumerated() {
            var own = lines(members[name] ?? .null, type: type, within: outer, depth: depth + 1)
            own[0] = "\(margin)\(Self.text(.string(name))): \(own[0])"
            if index < members.count - 1 { own[own.count - 1] += "," }
            rows += own
        }
        return ["{"] + rows + [String(repeating: " ", count: depth * Self.width) + "}"]
    }

    // MARK: - Comments

    private func comments(on value: JSONValue, _ property: Member, _ outer: String) -> [String] {
        var result: [String] = []
        let plain = Self.unwrapped(property.type)
        let bare = Self.innermost(plain)
        let optional = Self.isOptional(property.type) ? ", optional: may be left out or null" : ""
        if !property.type.isEmpty, !optional.isEmpty || !Self.obvious.contains(plain) { result.append(Self.unwrapped(property.type) + optional) }
        if plain.contains("Range<") {
            result.append("a range: its lower and its upper bound\(plain.contains("Closed") ? "" : ", which is not in it")")
        }
        if bare == "Date" { result.append(date(Self.first(value))) }
        if bare == "UUID" { result.append("a UUID, as text") }
        if bare == "Data" { result.append("bytes, as Base64") }
        if bare == "URL" { result.append("an address, as text") }
        if bare == "Duration" { result.append("a duration as two numbers: the upper and the lower 64 bits of its attoseconds") }
        if let found = types.description(of: bare, within: outer), found.isEnumeration, !found.cases.isEmpty { result += choices(found) }
        return result
    }

    private static let obvious: Set = ["String", "Int", "Double", "Bool", "Float", "CGFloat"]

    /// What a number or text that stands for a date means, as the type itself writes it.
    private func date(_ value: JSONValue) -> String {
        let day = 86_400.0
        guard let number = value.number else { return "a date as text, as the type itself codes it" }
        let shown = { (date: Date) in date.formatted(.iso8601) }
        if abs(number - moment.timeIntervalSinceReferenceDate) < day {
            let date = Date(timeIntervalSinceReferenceDate: number)
            return "seconds since 2001-01-01 00:00 UTC, UNIX time less \(Self.between); here \(shown(date))"
        }
        if abs(number - moment.timeIntervalSince1970) < day {
            return "UNIX time in seconds, as the type itself codes it; here \(shown(Date(timeIntervalSince1970: number)))"
        }
        if abs(number / 1000 - moment.timeIntervalSince1970) < day {
            return "UNIX time in milliseconds, as the type itself codes it; here \(shown(Date(timeIntervalSince1970: number / 1000)))"
        }
        return "a date as a number, as the type itself codes it"
    }

    private func choices(_ type: CodedTypes.Description) -> [String] {
        let texts = type.cases.map { choice -> String in
            if let raw = choice.raw { return raw }
            let values = choice.values.map { "\(Self.text(.string($0.key))): \($0.type)" }
            return "{\(Self.text(.string(choice.name))): {\(values.joined(separator: ", "))}}"
        }
        var rows = [type.cases.contains { $0.raw == nil } ? "one of these forms:" : "one of:"]
        for text in texts {
            if rows[rows.count - 1].count + text.count > Self.mostColumns { rows.append("   ") }
            rows[rows.count - 1] += " \(text)" + (text == texts.last ? "" : ",")
        }
        return rows
    }

    // MARK: - Types

    static func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasPrefix("Optional<") }

    private static func unwrapped(_ type: String) -> String {
        if type.hasSuffix("?") { return unwrapped(String(type.dropLast())) }
        if type.hasPrefix("Optional<"), type.hasSuffix(">") { return unwrapped(String(type.dropFirst(9).dropLast())) }
        return type
    }

    /// The type of a list's elements; the bound's of a range.
    private static func element(_ type: String) -> String {
        if type.hasPrefix("["), type.hasSuffix("]") { return unwrapped(String(type.dropFirst().dropLast())) }
        for beginning in ["Array<", "Set<", "ClosedRange<", "Range<"] where type.hasPrefix(beginning) {
            return unwrapped(String(type.dropFirst(beginning.count).dropLast()))
        }
        return type
    }

    private static func innermost(_ type: String) -> String {
        let inner = element(type)
        return inner == type ? type : innermost(inner)
    }

    /// Of the types of a dictionary's keys and values.
    private static func dictionary(_ type: String) -> (String, String)? {
        guard type.hasPrefix("["), type.hasSuffix("]"), let colon = type.firstIndex(of: ":") else { return nil }
        let value = type[type.index(after: colon)...].dropLast().trimmingPrefix { $0 == " " }
        return (String(type[type.index(after: type.startIndex)..<colon]), String(value))
    }

    private static func first(_ value: JSONValue) -> JSONValue { value.elements.first.map(first) ?? value }

    static func text(_ value: JSONValue) -> String { (try? value.json()) ?? "null" }  // Only infinite numbers fail, and JSON has none.
}
