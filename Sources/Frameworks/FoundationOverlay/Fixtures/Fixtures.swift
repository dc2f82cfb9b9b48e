import ExtensionProtocol
import Foundation

/// The person's data that frameworks tell of, as the user of Islet gave them in a file. Without one they are refused, as by the person.
public enum _Fixtures {
    /// What the file says for a framework; nil where it says nothing, or something that cannot be read, which is a finding.
    ///
    /// Dates are read when they are asked for, because `now` moves: ``FixtureDate``.
    public static func member<Value: Decodable>(_ name: String, as type: Value.Type) -> Value? {
        guard members.contains(name), let content else { return nil }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            guard let date = FixtureDate.read(text, now: Date(), calendar: .current) else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: FixtureDate.usage(text)))
            }
            return date
        }
        decoder.userInfo[Member<Value>.nameKey] = name
        do {
            return try decoder.decode(Member<Value>.self, from: content).value
        } catch {
            OverlayDiagnostics.report(.fixtureUnreadable, "--fixtures: \(sentence(error))")
            return nil
        }
    }

    private static let content = ProcessInfo.processInfo.environment[FixtureFile.variable].flatMap { FileManager.default.contents(atPath: $0) }
    private static let members = Set(content.flatMap { (try? JSONSerialization.jsonObject(with: $0)) as? [String: Any] }?.keys.map(\.self) ?? [])

    /// One member of the file's object.
    private struct Member<Value: Decodable>: Decodable {
        struct Key: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        static var nameKey: CodingUserInfoKey { CodingUserInfoKey(rawValue: "islet.fixture")! }
        var value: Value

        init(from decoder: any Decoder) throws {
            let name = decoder.userInfo[Self.nameKey] as? String ?? ""
            value = try decoder.container(keyedBy: Key.self).decode(Value.self, forKey: Key(stringValue: name))
        }
    }

    private static func sentence(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context): "\(path(context.codingPath)) has no “\(key.stringValue)”"
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context): "\(path(context.codingPath)) must be a \(type)"
        case .dataCorrupted(let context): "\(path(context.codingPath)): \(context.debugDescription)"
        default: "\(error)"
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce("") { $0 + ($1.intValue.map { "[\($0)]" } ?? ($0.isEmpty ? "" : ".") + $1.stringValue) }
    }
}
