import FoundationOverlay
import Metrics
import ViewEngine

/// A number that follows the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var environment: EnvironmentValues?

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value {
        let environment = environment ?? EnvironmentValues()
        return Value(
            ScaledMetricLaw.scaled(
                Double(base), relativeTo: style.metricsName, category: environment.dynamicTypeSize.metricsName,
                scale: environment.displayScale))
    }

    @MainActor public mutating func _connect(_ site: PropertySite) { environment = site.environment }
}

extension ScaledMetric: Sendable where Value: Sendable {}
