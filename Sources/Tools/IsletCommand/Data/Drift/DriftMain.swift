import ActivityKit
import AppIntents
import Foundation
import WidgetKit

/// One way a value of a type is coded by this build.
struct Sample: Codable {
    /// Without the module.
    var type: String
    var kind: String
    /// `Module/File.swift`
    var file: String
    var line: Int
    var json: String?
    /// What the value means: the values in it by their places.
    var meaning: [String: String] = [:]
    /// Why none could be made.
    var problem: String?
}

struct Reading: Codable {
    var index: Int
    var json: String?
    var meaning: [String: String] = [:]
    /// The place in the value and the reason.
    var path: String?
    var key: String?
    var reason: String?
    /// `missing`, `null`, `type`, `value`, `unknown`, `gone`
    var kind: String?
}

struct Request: Codable {
    var samples: [Sample] = []
}

/// Makes values of every type that is coded, and reads values that another build made.
@main struct Drift {
    static func main() async throws {
        let words = CommandLine.arguments
        let request = try JSONDecoder().decode(Request.self, from: Data(contentsOf: URL(fileURLWithPath: words[2])))
        let answer: Data
        if words[1] == "make" {
            answer = try JSONEncoder().encode(await CodedTypes().samples())
        } else {
            let reader = CodedTypes()
            var readings: [Reading] = []
            for (index, sample) in request.samples.enumerated() { readings.append(await reader.read(sample, index)) }
            answer = try JSONEncoder().encode(readings)
        }
        try answer.write(to: URL(fileURLWithPath: words[3]))
    }
}

/// The name of a type without its module.
func typeName(_ type: Any.Type) -> String {
    let name = String(reflecting: type)
    return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
}

struct CodedTypes {
    /// At most so many values of a type.
    private static let most = 40
    /// Before the moment that is drawn unless another is given, so that what counts down has something to count.
    private static let moment = Date(timeIntervalSince1970: 1_749_462_060)

    struct Entry {
        var type: Any.Type
        var kind: String
        var file: String
        var line: Int
    }

    /// Attributes and states of Live Activities, configurations, and what else can be coded, each once.
    var entries: [Entry] {
        var found: [Entry] = []
        for entry in _ProgramRegistry.entries where !entry.file.hasPrefix("DriftProgram/") {
            if let type = entry.type as? any ActivityAttributes.Type {
                found.append(Entry(type: type, kind: "attributes", file: entry.file, line: entry.line))
                found.append(Entry(type: state(of: type), kind: "state", file: entry.file, line: entry.line))
            } else if entry.type is any AppIntent.Type {
                guard entry.type is any WidgetConfigurationIntent.Type || entry.type is any ControlConfigurationIntent.Type else { continue }
                found.append(Entry(type: entry.type, kind: "configuration", file: entry.file, line: entry.line))
            } else if entry.type is any (Decodable & Encodable).Type {
                found.append(Entry(type: entry.type, kind: "stored", file: entry.file, line: entry.line))
            }
        }
        var seen: Set<String> = []
        return found.sorted { $0.kind != "stored" && $1.kind == "stored" }.filter { seen.insert(typeName($0.type)).inserted }
    }

    private func state<A: ActivityAttributes>(of type: A.Type) -> Any.Type { A.ContentState.self }

    // MARK: Making

    func samples() async -> [Sample] {
        var result: [Sample] = []
        for entry in entries {
            if let type = entry.type as? any AppIntent.Type {
                result.append(await configuration(type, entry))
            } else if let type = entry.type as? any (Decodable & Encodable).Type {
                result += values(type, entry)
            }
        }
        return result
    }

    private func blank(_ entry: Entry) -> Sample { Sample(type: typeName(entry.type), kind: entry.kind, file: entry.file, line: entry.line) }

    private func values<T: Decodable & Encodable>(_ type: T.Type, _ entry: Entry) -> [Sample] {
        do {
            return try _MadeUp.values(type, for: .comparison, near: Self.moment, most: Self.most).map { made in
                var sample = blank(entry)
                sample.json = String(decoding: made.coded, as: UTF8.self)
                sample.meaning = Meaning(of: made.value).values
                return sample
            }
        } catch {
            var sample = blank(entry)
            sample.problem = "\(error)"
            return [sample]
        }
    }

    private func coded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func configuration<I: AppIntent>(_ type: I.Type, _ entry: Entry) async -> Sample {
        var sample = blank(entry)
        do {
            let intent = try await _IntentConfigurations.intent(type, configured: nil)
            sample.json = _IntentConfigurations.values(of: intent).parameters
        } catch {
            sample.problem = "\(error)"
        }
        return sample
    }

    // MARK: Reading

    func read(_ sample: Sample, _ index: Int) async -> Reading {
        var reading = Reading(index: index)
        guard let entry = entries.first(where: { typeName($0.type) == sample.type }) else {
            reading.kind = "gone"
            return reading
        }
        do {
            if let type = entry.type as? any AppIntent.Type {
                reading.json = try await reread(type, sample)
            } else if let type = entry.type as? any (Decodable & Encodable).Type {
                try reread(type, sample, &reading)
            }
        } catch {
            note(error, &reading)
        }
        return reading
    }

    private func reread<T: Decodable & Encodable>(_ type: T.Type, _ sample: Sample, _ reading: inout Reading) throws {
        let value = try JSONDecoder().decode(type, from: Data((sample.json ?? "").utf8))
        reading.json = try coded(value)
        reading.meaning = Meaning(of: value).values
    }

    private func reread<I: AppIntent>(_ type: I.Type, _ sample: Sample) async throws -> String {
        var values = _IntentConfigurations.values(of: type.init())
        values.parameters = sample.json ?? "{}"
        return _IntentConfigurations.values(of: try await _IntentConfigurations.intent(type, configured: values)).parameters
    }

    private func note(_ error: any Error, _ reading: inout Reading) {
        reading.kind = "value"
        reading.reason = "\(error)"
        guard let error = error as? DecodingError else { return }
        switch error {
        case .keyNotFound(let key, let context): describe("missing", context, &reading, key)
        case .valueNotFound(_, let context): describe("null", context, &reading)
        case .typeMismatch(let type, let context):
            describe("type", context, &reading)
            reading.reason = "expected \(typeName(type))"
        case .dataCorrupted(let context): describe("value", context, &reading)
        @unknown default: break
        }
    }

    private func describe(_ kind: String, _ context: DecodingError.Context, _ reading: inout Reading, _ key: (any CodingKey)? = nil) {
        let path = context.codingPath + [key].compactMap(\.self)
        reading.kind = kind
        reading.path = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
        reading.key = path.last { $0.intValue == nil }?.stringValue
        reading.reason = context.debugDescription
    }
}

/// The values in a value, by the names of the properties that lead to them.
struct Meaning {
    private(set) var values: [String: String] = [:]

    init(of value: Any) { add(value, "", 0) }

    private mutating func add(_ value: Any, _ path: String, _ depth: Int) {
        switch value {
        case let date as Date: values[path] = date.formatted(.iso8601)
        case is URL, is UUID, is Data, is Decimal, is String, is any BinaryInteger, is Bool, is any BinaryFloatingPoint: values[path] = "\(value)"
        default:
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .optional {
                if let some = mirror.children.first { add(some.value, path, depth) } else { values[path] = "nothing" }
                return
            }
            guard !mirror.children.isEmpty, depth < 8 else {
                values[path] = mirror.displayStyle == .collection ? "none" : "\(value)"
                return
            }
            for (index, child) in mirror.children.enumerated() {
                let name = child.label ?? "\(index)"
                add(child.value, path.isEmpty ? name : path + "." + name, depth + 1)
            }
        }
    }
}
