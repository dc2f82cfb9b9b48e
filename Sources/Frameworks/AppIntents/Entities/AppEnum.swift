import FoundationOverlay

/// A fixed choice.
public protocol AppEnum: AppValue, RawRepresentable, CaseIterable, Hashable where RawValue: LosslessStringConvertible {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(title: "\(rawValue.description)")
    }

    public var _data: IntentData? { .text(rawValue.description) }

    public static func _restored(from data: IntentData) -> RestoredValue? {
        guard case .text(let text) = data, let raw = RawValue(text) else { return nil }
        return Self(rawValue: raw).map { .value($0) }
    }
}
