import Foundation
import IsletModel

/// A value of one build, and how the other read it.
struct DriftCase {
    enum Direction {
        /// Old data in the new build.
        case update
        /// New data in a build that was not updated yet.
        case late

        var words: String {
            switch self {
            case .update: "data of the old build in the new one"
            case .late: "data of the new build in the old one"
            }
        }
    }

    struct Difference {
        var code: FindingCode
        var severity: Finding.Severity
        var message: String
        var place: (file: String, line: Int)?
    }

    let sample: DriftSample
    let reading: DriftReading
    let direction: Direction
    let declarations: DriftDeclarations
    /// What the build that reads writes itself.
    let other: [DriftSample]
    var attributes: String?
    var state: String?

    var differences: [Difference] {
        if reading.kind == "gone" { return gone }
        if reading.reason != nil { return [undecodable] }
        return lost + changed
    }

    private var gone: [Difference] {
        guard direction == .update else { return [] }
        let message = "\(sample.type) is not in the new build: \(Self.consequence(of: sample.kind))"
        return [Difference(code: .driftTypeGone, severity: .warning, message: message, place: nil)]
    }

    private static func consequence(of kind: String) -> String {
        switch kind {
        case "attributes", "state": "running Live Activities of it are not shown any more"
        case "configuration": "widgets that were configured with it lose their configuration"
        default: "what was stored of it stays unread"
        }
    }

    // MARK: What cannot be read

    private var undecodable: Difference {
        let path = reading.path ?? ""
        let reason: String =
            switch reading.kind {
            case "missing": "the key “\(path)” is missing"
            case "null": "“\(path)” is null"
            case "type": "“\(path)” has another type: \(reading.reason ?? "")"
            default: (path.isEmpty ? "" : "“\(path)”: ") + (reading.reason ?? "")
            }
        let isWorse = direction == .update || sample.kind == "state" || sample.kind == "attributes"
        return Difference(
            code: .driftUndecodable, severity: isWorse ? .error : .warning,
            message: "\(sample.type) (\(direction.words)) cannot be read: \(reason). \(mend)",
            place: declarations.place(of: sample.type, path: reading.path, key: reading.key ?? renamed.first))
    }

    private var mend: String {
        let key = reading.key ?? ""
        switch (reading.kind, direction) {
        case ("missing", .update):
            let former = renamed.first.map { "; if it is “\($0)” under another name, keep the key: case \(key) = \"\($0)\"" } ?? ""
            return "Make \(key) optional, or give it a value in init(from:)\(former)"
        case ("missing", .late): return "Keep writing “\(key)” for as long as builds are in use that need it"
        case ("type", .update): return "Keep the type of \(key), or read both forms in init(from:)"
        case ("type", .late): return "Keep writing \(key) in the form that older builds read, and add the new one under another key"
        case ("null", _): return "Make \(key) optional, or give it a value in init(from:)"
        case (_, .update): return "Keep what was written once: add the case again, or read it as another in init(from:)"
        case (_, .late): return "Do not send it to devices that may have the older build, or let init(from:) read unknown values as a known one"
        }
    }

    /// Keys of the value that the build that reads does not write itself.
    private var renamed: [String] {
        let known = Set(other.filter { $0.type == sample.type }.flatMap { Self.flat($0.json).keys })
        guard !known.isEmpty else { return [] }
        return Self.flat(sample.json).keys.filter { !known.contains($0) && !$0.contains("[") }.sorted()
    }

    // MARK: What is read as something else

    private var lost: [Difference] {
        let (before, after) = (Self.flat(sample.json), Self.flat(reading.json))
        let new = renamedTo
        return before.keys.filter { path in after[path] == nil && !after.keys.contains { $0.hasPrefix(path + ".") } }.sorted().map { path in
            let last = path.split(separator: ".").last.map(String.init) ?? path
            let hint = new.isEmpty ? "" : "; if “\(new[0])” is its new name, keep the key: case \(new[0]) = \"\(last)\""
            let mend = direction == .update ? "It is lost. Move it in init(from:)\(hint)" : "Older builds do not show it, and lose it when they write"
            return Difference(
                code: .driftChanged, severity: direction == .update ? .warning : .note,
                message: "\(sample.type) (\(direction.words)): nothing reads “\(path)”. \(mend)",
                place: declarations.place(of: sample.type, path: path, key: new.first ?? last))
        }
    }

    /// Keys that the build that reads writes and the value does not have.
    private var renamedTo: [String] {
        let written = Self.flat(sample.json)
        let known = other.filter { $0.type == sample.type }.flatMap { Self.flat($0.json).keys }
        return Set(known).filter { written[$0] == nil && !$0.contains("[") }.sorted()
    }

    private var changed: [Difference] {
        sample.meaning.keys.sorted().compactMap { path in
            guard let before = sample.meaning[path], let after = reading.meaning[path], before != after else { return nil }
            let last = path.split(separator: ".").last.map(String.init)
            return Difference(
                code: .driftChanged, severity: .warning,
                message: "\(sample.type) (\(direction.words)): “\(path)” was \(before) and is read as \(after). Read both forms in init(from:), "
                    + "and tell them apart by a key of their own",
                place: declarations.place(of: sample.type, path: path, key: last))
        }
    }

    /// The values of a JSON text by their paths.
    static func flat(_ json: String?) -> [String: String] {
        guard let json, let value = try? JSONValue(json: Data(json.utf8)) else { return [:] }  // The text comes from an encoder.
        var result: [String: String] = [:]
        func add(_ value: JSONValue, _ path: String) {
            switch value {
            case .object(let members):
                for (key, member) in members { add(member, path.isEmpty ? key : path + "." + key) }
            case .array(let values):
                for (index, member) in values.enumerated() { add(member, path + "[\(index)]") }
            default: result[path] = AnswerEncoding.json(value, onOneLine: true)
            }
        }
        add(value, "")
        return result
    }
}
