import FoundationOverlay

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    open fileprivate(set) var _values = Values()

    public struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var interruptionLevel: UNNotificationInterruptionLevel = .active
        var relevanceScore = 0.0
    }

    open var title: String { _values.title }
    open var subtitle: String { _values.subtitle }
    open var body: String { _values.body }
    open var badge: NSNumber? { _values.badge }
    open var sound: UNNotificationSound? { _values.sound }
    open var userInfo: [AnyHashable: Any] { _values.userInfo }
    open var categoryIdentifier: String { _values.categoryIdentifier }
    open var threadIdentifier: String { _values.threadIdentifier }
    open var interruptionLevel: UNNotificationInterruptionLevel { _values.interruptionLevel }
    open var relevanceScore: Double { _values.relevanceScore }

    /// What a push's payload says.
    convenience init(_payload payload: String) {
        self.init()
        guard let object = (try? JSONSerialization.jsonObject(with: Data(payload.utf8))) as? [String: Any] else { return }
        _values.userInfo = object.reduce(into: [:]) { $0[$1.key] = $1.value }
        guard let aps = object["aps"] as? [String: Any] else { return }
        let alert = aps["alert"] as? [String: Any]
        _values.title = alert?["title"] as? String ?? ""
        _values.subtitle = alert?["subtitle"] as? String ?? ""
        _values.body = alert?["body"] as? String ?? aps["alert"] as? String ?? ""
        _values.badge = aps["badge"] as? NSNumber
        _values.categoryIdentifier = aps["category"] as? String ?? ""
        _values.threadIdentifier = aps["thread-id"] as? String ?? ""
        _values.relevanceScore = aps["relevance-score"] as? Double ?? 0
        if let name = aps["sound"] as? String { _values.sound = name == "default" ? .default : .init(named: .init(name)) }
        switch aps["interruption-level"] as? String {
        case "passive": _values.interruptionLevel = .passive
        case "time-sensitive": _values.interruptionLevel = .timeSensitive
        case "critical": _values.interruptionLevel = .critical
        default: break
        }
    }

    open override func mutableCopy() -> Any {
        let copy = UNMutableNotificationContent()
        copy._values = _values
        return copy
    }
}

open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { _values.title }
        set { _values.title = newValue }
    }
    open override var subtitle: String {
        get { _values.subtitle }
        set { _values.subtitle = newValue }
    }
    open override var body: String {
        get { _values.body }
        set { _values.body = newValue }
    }
    open override var badge: NSNumber? {
        get { _values.badge }
        set { _values.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { _values.sound }
        set { _values.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { _values.userInfo }
        set { _values.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { _values.categoryIdentifier }
        set { _values.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { _values.threadIdentifier }
        set { _values.threadIdentifier = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { _values.interruptionLevel }
        set { _values.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { _values.relevanceScore }
        set { _values.relevanceScore = newValue }
    }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

open class UNNotificationSound: NSObject, @unchecked Sendable {
    let name: UNNotificationSoundName?

    public init(named name: UNNotificationSoundName) {
        self.name = name
        super.init()
    }

    private override init() {
        name = nil
        super.init()
    }

    open class var `default`: UNNotificationSound { UNNotificationSound() }
    open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
}
