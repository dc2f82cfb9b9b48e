import Foundation

/// One line of the report.
struct Finding {
    enum Goal {
        case atLeast(Double)
        case atMost(Double)
    }

    var name: String
    var value: Double
    var unit: String
    var goal: Goal?
    /// The figures the value comes from.
    var detail = ""

    var isMissed: Bool {
        switch goal {
        case .atLeast(let bound): value < bound
        case .atMost(let bound): value > bound
        case nil: false
        }
    }

    var line: String {
        let figure = Self.text(value) + unit
        let verdict =
            switch goal {
            case .atLeast(let bound): "goal ≥ \(Self.text(bound))\(unit): \(isMissed ? "missed" : "met")"
            case .atMost(let bound): "goal ≤ \(Self.text(bound))\(unit): \(isMissed ? "missed" : "met")"
            case nil: ""
            }
        return [Self.padded(name, 52), Self.padded(figure, 12), Self.padded(verdict, 26), detail].joined(separator: " ")
    }

    static func text(_ value: Double) -> String {
        value >= 100 ? String(Int(value.rounded())) : String(format: value < 1 ? "%.3f" : "%.2f", value)
    }

    private static func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
}

/// Times in seconds and what they come to.
struct Samples {
    private(set) var values: [Double] = []

    var median: Double { values.sorted()[values.count / 2] }
    var least: Double { values.min() ?? 0 }
    var milliseconds: String { "\(Finding.text(median * 1000)) ms (least \(Finding.text(least * 1000)))" }

    @discardableResult
    mutating func time<Result>(_ work: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        let result = try work()
        values.append((ContinuousClock.now - start) / .seconds(1))
        return result
    }

    /// Takes the time this process computes, which other processes do not lengthen much.
    @discardableResult
    mutating func timeProcessor<Result>(_ work: () throws -> Result) rethrows -> Result {
        let start = Self.processorSeconds
        let result = try work()
        values.append(Self.processorSeconds - start)
        return result
    }

    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
