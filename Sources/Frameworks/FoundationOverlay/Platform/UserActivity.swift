import Foundation

/// What the user is doing, to be continued elsewhere.
/// - Support: partial. Keeps its values; nothing is handed off.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var keywords: Set<String> = []
    open var needsSave = false
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPrediction = false
    open var isEligibleForPublicIndexing = false
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?
    /// What Siri would suggest to be called by.
    open var suggestedInvocationPhrase: String?
    open var targetContentIdentifier: String?

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Has no effect: there is no other device.
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

public typealias NSUserActivityPersistentIdentifier = String
