import CoreLocation
import FoundationOverlay

/// Values that are archived as their coding has them.
public protocol _CodedIntentValue: _IntentValue, Codable {}

extension _CodedIntentValue {
    public var _data: IntentData? {
        do {
            return try JSONDecoder().decode([IntentData].self, from: JSONEncoder().encode([self])).first
        } catch {
            IntentFinding.unarchivable("\(Self.self)", "\(error)")
            return nil
        }
    }

    public static func _restored(from data: IntentData) -> RestoredValue? {
        do {
            return try JSONDecoder().decode([Self].self, from: JSONEncoder().encode([data])).first.map { .value($0) }
        } catch {
            return nil
        }
    }
}

extension DateComponents: _CodedIntentValue {}

extension AttributedString: _IntentValue {
    /// The text without its attributes.
    public var _data: IntentData? { .text(String(characters)) }
    public static func _restored(from data: IntentData) -> RestoredValue? {
        if case .text(let text) = data { .value(AttributedString(text)) } else { nil }
    }
}

extension PersonNameComponents: _CodedIntentValue {}
extension Decimal: _CodedIntentValue {}
extension Data: _CodedIntentValue {}

extension Measurement: _IntentValue where UnitType: Dimension {
    /// The value in the base unit.
    public var _data: IntentData? { .number(converted(to: UnitType.baseUnit()).value) }
    public static func _restored(from data: IntentData) -> RestoredValue? {
        guard case .value(let restored) = Double._restored(from: data), let value = restored as? Double else { return nil }
        return .value(Measurement<UnitType>(value: value, unit: UnitType.baseUnit()))
    }
}

extension CLPlacemark: _IntentValue {
    /// - Support: partial: a place is not archived.
    public var _data: IntentData? {
        IntentFinding.unarchivable("CLPlacemark", "a place has no archived form")
        return nil
    }
    public static func _restored(from data: IntentData) -> RestoredValue? { nil }
}
