import FoundationOverlay
import IsletModel

/// Measures of charts, as data with sources (`chart-metrics.json`).
struct ChartMetrics: Decodable, Sendable {
    private struct Entry: Decodable {
        var name: String
        var value: Double
    }

    private struct Steps: Decodable {
        var unit: String
        var counts: [Int]
    }

    private enum Key: String, CodingKey { case metrics, seriesColors, seriesSymbols, includesZero, categoriesLead, dateSteps }

    private let values: [String: Double]
    /// UIKit's names of the colours of series, in order.
    let seriesColors: [String]
    let seriesSymbols: [String]
    /// Whether automatic domains of numbers include zero.
    let includesZero: Bool
    /// Whether a vertical axis of categories lies on the leading side.
    let categoriesLead: Bool
    /// Steps of the calendar that ticks may have, from short to long.
    let dateSteps: [DateStride]

    init(from decoder: any Decoder) throws {
        let file = try decoder.container(keyedBy: Key.self)
        values = Dictionary(uniqueKeysWithValues: try file.decode([Entry].self, forKey: .metrics).map { ($0.name, $0.value) })
        seriesColors = try file.decode(Sourced<[String]>.self, forKey: .seriesColors).value
        seriesSymbols = try file.decode(Sourced<[String]>.self, forKey: .seriesSymbols).value
        includesZero = try file.decode(Sourced<Bool>.self, forKey: .includesZero).value
        categoriesLead = try file.decode(Sourced<Bool>.self, forKey: .categoriesLead).value
        let units: [String: Calendar.Component] = [
            "second": .second, "minute": .minute, "hour": .hour, "day": .day, "week": .weekOfYear, "month": .month, "year": .year,
        ]
        dateSteps = try file.decode(Sourced<[Steps]>.self, forKey: .dateSteps).value.flatMap { steps in
            guard let unit = units[steps.unit] else {
                throw DecodingError.dataCorrupted(.init(codingPath: [Key.dateSteps], debugDescription: "no unit is called \(steps.unit)"))
            }
            return steps.counts.map { DateStride(unit: unit, count: $0) }
        }
    }

    subscript(name: String) -> CGFloat {
        guard let value = values[name] else { preconditionFailure("chart-metrics.json has no \(name)") }
        return CGFloat(value)
    }

    static let shared: ChartMetrics = BundledData.read("chart-metrics", in: .module)
}
