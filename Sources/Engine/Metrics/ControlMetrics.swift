import Foundation
import IsletModel

/// The measures of controls, from `Data/ControlMetrics.json`, where every value has its source and confidence.
public struct ControlMetrics: Sendable {
    public static let shared = ControlMetrics(file: BundledData.read("ControlMetrics"))

    struct File: Decodable {
        var metrics: [Entry]
    }

    struct Entry: Decodable {
        var name: String
        var profiles: [OSProfile]?
        var value: Double
    }

    private struct Key: Hashable {
        var name: String
        var profile: OSProfile
    }

    private var values: [Key: Double] = [:]

    init(file: File) {
        for entry in file.metrics {
            for profile in entry.profiles ?? OSProfile.allCases { values[Key(name: entry.name, profile: profile)] = entry.value }
        }
    }

    /// The measures that the data lacks, as `name (profile)`.
    public var missing: [String] {
        ControlMetric.allCases.flatMap { metric in
            OSProfile.allCases.filter { values[Key(name: metric.rawValue, profile: $0)] == nil }.map { "\(metric.rawValue) (\($0.rawValue))" }
        }
    }

    /// A measure in a generation of the system.
    public subscript(metric: ControlMetric, profile: OSProfile) -> CGFloat {
        guard let value = values[Key(name: metric.rawValue, profile: profile)] else {
            preconditionFailure("ControlMetrics.json has no \(metric.rawValue) for profile \(profile.rawValue): install Islet again")
        }
        return CGFloat(value)
    }
}
