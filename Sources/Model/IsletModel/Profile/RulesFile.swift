import Foundation

/// A file that replaces values of the system profile: a JSON object from names to values, or to objects with `value`, `source` and
/// `confidence`.
public struct RulesFile: Sendable {
    private let path: String
    private let text: String
    private let changes: [String: Sourced<ProfileValue>]

    /// - Throws: A ``RulesFileProblem``.
    public init(contentsOf url: URL) throws(RulesFileProblem) {
        path = url.path
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw RulesFileProblem(path: url.path, place: nil, problem: .unreadable(reason: "the file cannot be read: \(error.localizedDescription)"))
        }
        let content = String(decoding: data, as: UTF8.self)
        text = content
        if let fault = JSONFault(in: data) {
            throw RulesFileProblem(path: path, place: (fault.line, fault.column), problem: .unreadable(reason: "not JSON: \(fault.reason)"))
        }
        do {
            changes = try JSONDecoder().decode([String: Change].self, from: data).mapValues(\.sourced)
        } catch DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context), DecodingError.keyNotFound(_, let context) {
            let name = context.codingPath.first?.stringValue
            let problem: ProfileProblem =
                name.map { .unfit(name: $0, expected: "a value, or an object with value, source and confidence") }
                ?? .unreadable(reason: "the file must be an object of names and values, such as { \"memory.widgetBytes\": 31457280 }")
            throw RulesFileProblem(path: path, place: name.flatMap { Self.place(of: $0, in: content) }, problem: problem)
        } catch {
            throw RulesFileProblem(path: path, place: nil, problem: .unreadable(reason: "\(error)"))
        }
    }

    /// The shipped profile with the file's values.
    ///
    /// - Throws: A ``RulesFileProblem`` for names and values that cannot be used, with their place.
    public func profile() throws(RulesFileProblem) -> SystemProfile {
        do throws(ProfileProblem) {
            return try SystemProfile(ProfileValues.shipped.replacing(changes))
        } catch {
            throw RulesFileProblem(path: path, place: error.name.flatMap { Self.place(of: $0, in: text) }, problem: error)
        }
    }

    /// Where a name stands as a key, from 1.
    private static func place(of name: String, in text: String) -> (line: Int, column: Int)? {
        guard let found = text.range(of: "\"\(name)\"\\s*:", options: .regularExpression) else { return nil }
        let before = text[..<found.lowerBound]
        let line = before.count { $0 == "\n" } + 1
        let start = before.lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
        return (line, text.distance(from: start, to: found.lowerBound) + 1)
    }

    private struct Change: Decodable {
        let sourced: Sourced<ProfileValue>

        init(from decoder: any Decoder) throws {
            if let value = try? ProfileValue(from: decoder) {
                sourced = Sourced(value, source: "the file given with --rules", confidence: .low)
            } else {
                sourced = try Sourced<ProfileValue>(from: decoder)
            }
        }
    }
}

/// What is wrong with a file of rules, and where.
public struct RulesFileProblem: Error, CustomStringConvertible, Sendable {
    public let path: String
    /// Line and column, from 1.
    public let place: (line: Int, column: Int)?
    public let problem: ProfileProblem

    public var description: String { "\(path)\(place.map { ":\($0.line):\($0.column)" } ?? ""): \(problem)" }
}
