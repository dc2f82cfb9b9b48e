import FoundationOverlay
import Metrics

public enum INIntentHandlingStatus: Int, Sendable { case unspecified, ready, inProgress, success, failure, deferredToApplication }

/// An intent the user has carried out.
///
/// - Support: accepted, without effect: donations are forgotten.
open class INInteraction: NSObject, @unchecked Sendable {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?
    open var dateInterval: DateInterval?

    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
        super.init()
    }

    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        UnsupportedAPI.report("INInteraction.donate()", "the donation is forgotten")
        completion?(nil)
    }

    open func donate() async throws { donate(completion: nil) }

    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// A parameter of an intent, for relevance.
open class INParameter: NSObject, @unchecked Sendable {
    public let parameterClass: AnyClass
    public let parameterKeyPath: String

    public init(for parameterClass: AnyClass, keyPath: String) {
        self.parameterClass = parameterClass
        parameterKeyPath = keyPath
        super.init()
    }
}

open class INPersonHandle: NSObject, @unchecked Sendable {
    public enum HandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }

    public let value: String?
    public let type: HandleType

    public init(value: String?, type: HandleType) {
        self.value = value
        self.type = type
        super.init()
    }
}

open class INPerson: NSObject, @unchecked Sendable {
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?

    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName = displayName ?? personHandle.value ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        super.init()
    }
}

public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// - Support: none. Siri is not there; authorization is denied.
open class INPreferences: NSObject {
    /// - Support: partial. Always American English.
    open class func siriLanguageCode() -> String { "en-US" }
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) { handler(.denied) }
}

/// - Support: accepted, without effect: shortcuts are forgotten.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    public static let shared = INVoiceShortcutCenter()
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

open class INShortcut: NSObject, @unchecked Sendable {
    public let intent: INIntent?

    public init?(intent: INIntent) {
        self.intent = intent
        super.init()
    }
}

/// A moment at which a shortcut is useful.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
    public enum Role: Int, Sendable { case action, information }

    public let shortcut: INShortcut
    open var shortcutRole: Role = .action
    open var widgetKind: String?
    open var relevanceProviders: [INRelevanceProvider] = []

    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
        super.init()
    }
}

open class INRelevanceProvider: NSObject, @unchecked Sendable {}

open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
    public let startDate: Date
    public let endDate: Date?

    public init(start startDate: Date, end endDate: Date?) {
        self.startDate = startDate
        self.endDate = endDate
        super.init()
    }
}

/// - Support: accepted, without effect: shortcuts are forgotten.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    public static let `default` = INRelevantShortcutStore()

    open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        UnsupportedAPI.report("INRelevantShortcutStore.setRelevantShortcuts", "the shortcuts are forgotten")
        completionHandler?(nil)
    }
}
