import FoundationOverlay

/// A type each case of which can be shown.
public protocol CaseDisplayRepresentable: CaseIterable, Hashable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A fixed choice.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable where RawValue: LosslessStringConvertible {}

extension AppEnum {
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(title: "\(rawValue.description)")
    }

    public var _data: IntentData? { .text(rawValue.description) }
    public static func _choices() async throws -> [any _IntentValue] { Array(allCases) }

    public static func _restored(from data: IntentData) -> RestoredValue? {
        guard case .text(let text) = data, let raw = RawValue(text) else { return nil }
        return Self(rawValue: raw).map { .value($0) }
    }
}
