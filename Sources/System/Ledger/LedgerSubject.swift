/// What an event is about.
public struct LedgerSubject: Hashable, Codable, Sendable {
    public enum Kind: String, Hashable, Codable, Sendable {
        case device, app, `extension`, widget, activity, control, stack
    }

    public var kind: Kind
    /// Tells subjects of one kind apart: a bundle identifier, an activity's identifier, the number of a placed widget.
    public var id: String
    /// What people call it, such as `Weather (systemSmall)`.
    public var name: String?

    public init(_ kind: Kind, _ id: String = "", name: String? = nil) {
        self.kind = kind
        self.id = id
        self.name = name
    }

    public static var device: LedgerSubject { LedgerSubject(.device) }
}
