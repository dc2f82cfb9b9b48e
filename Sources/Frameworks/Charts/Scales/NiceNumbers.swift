import FoundationOverlay

/// Round numbers for ticks: 1, 2 or 5 times a power of ten.
enum NiceNumbers {
    /// The step that divides a range into about `desiredCount` parts; 1 for an empty range.
    static func step(from lower: Double, to upper: Double, desiredCount: Int) -> Double {
        let rough = abs(upper - lower) / Double(max(desiredCount, 1))
        guard rough > 0, rough.isFinite else { return 1 }
        let power = pow(10, log10(rough).rounded(.down))
        let error = rough / power
        let factor: Double = error >= 50.squareRoot() ? 10 : error >= 10.squareRoot() ? 5 : error >= 2.squareRoot() ? 2 : 1
        return factor * power
    }

    /// The least round step of which a range, widened to whole steps, has no more than `most` multiples; 1 for an empty range.
    static func step(from lower: Double, to upper: Double, most: Int) -> Double {
        let (low, high) = (min(lower, upper), max(lower, upper))
        guard high > low, (high - low).isFinite else { return 1 }
        var power = pow(10, log10((high - low) / Double(max(most, 2))).rounded(.down) - 1)
        while power.isFinite {
            for factor in [1, 2, 5] as [Double] {
                let (first, last) = widened(low, high, to: factor * power, lower: true, upper: true)
                if ((last - first) / (factor * power)).rounded() + 1 <= Double(max(most, 2)) { return factor * power }
            }
            power *= 10
        }
        return 1
    }

    /// The multiples of a step inside a range, at most 1000.
    static func multiples(of step: Double, from lower: Double, to upper: Double) -> [Double] {
        guard step > 0, lower.isFinite, upper.isFinite else { return [] }
        let (low, high) = (min(lower, upper), max(lower, upper))
        let tolerance = 1e-9
        let first = (low / step - tolerance).rounded(.up)
        let last = (high / step + tolerance).rounded(.down)
        guard first <= last, last - first < 1000 else { return [] }
        return stride(from: first, through: last, by: 1).map { tidy($0, step) }
    }

    /// A range widened to multiples of a step.
    static func widened(_ lower: Double, _ upper: Double, to step: Double, lower roundsLower: Bool, upper roundsUpper: Bool) -> (Double, Double) {
        guard step > 0 else { return (lower, upper) }
        return (
            roundsLower ? tidy((lower / step + 1e-9).rounded(.down), step) : lower,
            roundsUpper ? tidy((upper / step - 1e-9).rounded(.up), step) : upper
        )
    }

    /// The digits after the point that the longest of some numbers has; six at most.
    static func fractionDigits(of values: [Double]) -> Int {
        values.map { value in
            (0..<6).first { abs(value * pow(10, Double($0)) - (value * pow(10, Double($0))).rounded()) < 1e-6 } ?? 6
        }.max() ?? 0
    }

    /// The number of bins for so many values (Sturges' rule).
    static func binCount(_ count: Int) -> Int { max(1, Int(log2(Double(max(count, 1))).rounded(.up)) + 1) }

    /// `index * step` without the error of steps such as 0.1, and without a negative zero.
    private static func tidy(_ index: Double, _ step: Double) -> Double {
        let inverse = (1 / step).rounded()
        return (step < 1 && abs(inverse * step - 1) < 1e-9 ? index / inverse : index * step) + 0
    }
}
