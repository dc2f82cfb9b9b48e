import Foundation
import Geometry

/// The shape of `Data/rules.json`, and of files that override parts of it.
struct RulesFile: Decodable, Sendable {
    struct Reload: Decodable, Sendable {
        var reason: ReloadReason
        var free: [ExemptionAuthority]
        var waits: [Wait]
        var source: String
        var confidence: SourcedValue.Confidence
    }

    struct Session: Decodable, Sendable {
        var session: AppSession
        var free: [ExemptionAuthority]
        var source: String
        var confidence: SourcedValue.Confidence
    }

    /// What a reload of a reason waits for.
    enum Wait: String, Decodable, Sendable { case budget, view, interval }

    var numbers: [String: SourcedValue] = [:]
    var reloads: [Reload] = []
    var sessions: [Session] = []
    /// Numbers of single devices, by name, over the common ones.
    var devices: [String: [String: SourcedValue]] = [:]

    private enum CodingKeys: String, CodingKey { case numbers, reloads, sessions, devices }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        numbers = try values.decodeIfPresent([String: SourcedValue].self, forKey: .numbers) ?? [:]
        reloads = try values.decodeIfPresent([Reload].self, forKey: .reloads) ?? []
        sessions = try values.decodeIfPresent([Session].self, forKey: .sessions) ?? []
        devices = try values.decodeIfPresent([String: [String: SourcedValue]].self, forKey: .devices) ?? [:]
    }

    static let standard: RulesFile = {
        guard let url = Bundle.module.url(forResource: "rules", withExtension: "json", subdirectory: "Data") else {
            preconditionFailure("Islet's file Data/rules.json is not beside the program: build Islet again")
        }
        do {
            return try JSONDecoder().decode(RulesFile.self, from: Data(contentsOf: url))
        } catch {
            preconditionFailure("\(url.path) cannot be read: \(error)")
        }
    }()

    /// This file with what another one says differently.
    func overridden(by other: RulesFile) throws -> RulesFile {
        var result = self
        for (name, value) in other.numbers {
            guard numbers[name] != nil else { throw RulesFileError.unknownNumber(name) }
            result.numbers[name] = value
        }
        for reload in other.reloads { result.reloads = result.reloads.filter { $0.reason != reload.reason } + [reload] }
        for session in other.sessions { result.sessions = result.sessions.filter { $0.session != session.session } + [session] }
        for (device, numbers) in other.devices { result.devices[device, default: [:]].merge(numbers) { $1 } }
        return result
    }

    func number(_ name: String) throws -> Double {
        guard case .number(let value) = numbers[name]?.value, value.isFinite, value >= 0 else { throw RulesFileError.notANumber(name) }
        return value
    }

    func list(_ name: String) throws -> [Double] {
        guard case .numbers(let values) = numbers[name]?.value, !values.isEmpty, values.allSatisfy({ $0 > 0 }) else {
            throw RulesFileError.notAList(name)
        }
        return values
    }

    func curve(_ name: String) throws -> PiecewiseLinear {
        guard case .points(let points) = numbers[name]?.value, !points.isEmpty, points.allSatisfy({ $0.count == 2 && $0[1] >= 0 }),
            zip(points, points.dropFirst()).allSatisfy({ $0[0] < $1[0] })
        else { throw RulesFileError.notACurve(name) }
        return PiecewiseLinear(points)
    }
}

/// What is wrong with a file of rules.
public enum RulesFileError: Error, Hashable, CustomStringConvertible {
    case unknownNumber(String), notANumber(String), notAList(String), notACurve(String), notThere(String)

    public var description: String {
        switch self {
        case .unknownNumber(let name): "the rules have no number “\(name)”: see the names in Data/rules.json of Timelines"
        case .notANumber(let name): "“\(name)” is not a number from 0: give it as { \"value\": 1, \"source\": …, \"confidence\": … }"
        case .notAList(let name): "“\(name)” is not a list of positive numbers: give its value as [30, 60]"
        case .notACurve(let name): "“\(name)” is not a curve: give its value as [[0, 40], [50, 70]], with growing first numbers"
        case .notThere(let name): "the rules do not say anything of “\(name)”: add it to the file"
        }
    }
}
