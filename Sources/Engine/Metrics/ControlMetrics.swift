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

    private let values: [String: [OSProfile: Double]]

    init(file: File) {
        var values: [String: [OSProfile: Double]] = [:]
        for entry in file.metrics {
            for profile in entry.profiles ?? OSProfile.allCases { values[entry.name, default: [:]][profile] = entry.value }
        }
        self.values = OSProfile.inherited(values)
    }

    /// The measures that the data lacks, as `name (profile)`.
    public var missing: [String] {
        ControlMetric.allCases.flatMap { metric in
            OSProfile.allCases.filter { values[metric.rawValue]?[$0] == nil }.map { "\(metric.rawValue) (\($0.rawValue))" }
        }
    }

    /// A measure in a generation of the system.
    public subscript(metric: ControlMetric, profile: OSProfile) -> CGFloat {
        guard let value = values[metric.rawValue]?[profile] else {
            preconditionFailure("ControlMetrics.json has no \(metric.rawValue) for profile \(profile.rawValue): install Islet again")
        }
        return CGFloat(value)
    }
}
