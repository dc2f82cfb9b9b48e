import FoundationOverlay
import Metrics

/// Learns which intents people use.
/// - Support: accepted, without effect: donations are forgotten.
public final class IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()

    private init() {}

    @discardableResult
    public func donate<Intent: AppIntent>(intent: Intent) async throws -> IntentDonationIdentifier {
        note()
        return IntentDonationIdentifier()
    }

    @discardableResult
    public func donate<Intent: AppIntent>(intent: Intent) -> IntentDonationIdentifier {
        note()
        return IntentDonationIdentifier()
    }

    @discardableResult
    public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws -> [IntentDonationIdentifier] { [] }

    func note() { UnsupportedAPI.report("IntentDonationManager.donate(intent:)", "the donation is forgotten") }
}

public struct IntentDonationIdentifier: Hashable, Sendable {
    let id: UUID
    public init() { id = UUID() }
}

public struct IntentDonationMatchingPredicate: Sendable {
    let ids: [IntentDonationIdentifier]

    public static func identifiers(_ ids: [IntentDonationIdentifier]) -> IntentDonationMatchingPredicate { .init(ids: ids) }
    public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> IntentDonationMatchingPredicate { .init(ids: [identifier]) }
    public static func entityIdentifier(_ identifier: EntityIdentifier) -> IntentDonationMatchingPredicate { .init(ids: []) }
    public static func intentType<Intent: AppIntent>(_ type: Intent.Type) -> IntentDonationMatchingPredicate { .init(ids: []) }
}

/// An intent that may be useful at some time, for the Smart Stack.
/// - Support: accepted, without effect: relevant intents are forgotten.
public struct RelevantIntent: Sendable {
    let intent: any WidgetConfigurationIntent
    public let widgetKind: String
    public let relevance: RelevantContext

    public init<Intent: WidgetConfigurationIntent>(_ intent: Intent, widgetKind: String, relevance: RelevantContext) {
        self.intent = intent
        self.widgetKind = widgetKind
        self.relevance = relevance
    }
}

/// - Support: accepted, without effect: relevant intents are forgotten.
public final class RelevantIntentManager: Sendable {
    public static let shared = RelevantIntentManager()

    private init() {}

    public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {
        UnsupportedAPI.report("RelevantIntentManager.updateRelevantIntents(_:)", "the intents are forgotten")
    }
}
