import FoundationOverlay
import Metrics

/// A value with its unit.
open class HKQuantity: NSObject, @unchecked Sendable {
    private let base: Double
    let unit: HKUnit
    private let value: Double

    public init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
        base = value * unit.factor + unit.offset
        super.init()
    }

    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.isCompatible(with: unit) }

    /// The value in `unit`. An incompatible unit raises an exception on Apple's systems; here it is reported and gives 0.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard self.unit.isCompatible(with: unit) else {
            UnsupportedAPI.report(
                "HKQuantity.doubleValue(for:)", "\(self.unit) cannot be converted to \(unit); 0 is returned, a device raises an exception")
            return 0
        }
        return self.unit == unit ? value : (base - unit.offset) / unit.factor
    }

    open func compare(_ other: HKQuantity) -> ComparisonResult {
        base < other.base ? .orderedAscending : base > other.base ? .orderedDescending : .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity else { return false }
        return unit.isCompatible(with: other.unit) && base == other.base
    }
    open override var hash: Int { base.hashValue }
    open override var description: String { "\(value) \(unit)" }
}
