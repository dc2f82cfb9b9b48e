import FoundationOverlay

/// When the system removes an ended Live Activity from the Lock Screen.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    enum Kind: Equatable {
        case byDefault, immediate
        case after(Date)
    }

    let kind: Kind

    /// Four hours after the end, unless a person removes it earlier.
    public static let `default` = ActivityUIDismissalPolicy(kind: .byDefault)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)
    /// At a date, but not later than four hours after the end.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(kind: .after(date)) }
}
