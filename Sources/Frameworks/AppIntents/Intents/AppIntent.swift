import FoundationOverlay

/// Something an app can do, with a name and parameters: what buttons and toggles of widgets run.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    /// Whether the app comes to the foreground when the intent runs. The intent then runs in the app.
    static var openAppWhenRun: Bool { get }
    /// How the app comes to the foreground, from iOS 26 on.
    static var supportedModes: IntentModes { get }
    /// The processes that may run the intent, from iOS 27 on.
    static var allowedExecutionTargets: IntentExecutionTargets { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Whether Shortcuts and Spotlight offer the intent.
    static var isDiscoverable: Bool { get }
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias ExecutionTargets = IntentExecutionTargets
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When<Content: ParameterSummary, Otherwise: ParameterSummary> = ParameterSummaryWhenCondition<Self, Content, Otherwise>
    public typealias Switch<Value: _IntentValue, Cases: ParameterSummary> = ParameterSummarySwitchCondition<Self, Value, Cases>
    public typealias Case<Value, Content: ParameterSummary> = ParameterSummaryCaseCondition<Self, Value, Content>
    public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Self, Content>

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var supportedModes: IntentModes { .background }
    public static var allowedExecutionTargets: IntentExecutionTargets { .all }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var isDiscoverable: Bool { true }
    public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }
}

extension AppIntent {
    /// Performs the intent.
    @discardableResult
    public func callAsFunction(donate: Bool = true) async throws -> PerformResult {
        let result = try await perform()
        if donate { IntentDonationManager.shared.note() }
        return result
    }

    /// Tells the system that a person did what the intent does.
    /// - Support: accepted, without effect: donations are forgotten.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier { try await IntentDonationManager.shared.donate(intent: self) }

    /// - Support: accepted, without effect: donations are forgotten.
    @discardableResult
    public func donate(result: PerformResult?) async throws -> IntentDonationIdentifier { try await donate() }
}

/// A type or value with a name that stays the same over versions of an app.
public protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// When the person must have unlocked the device for an intent to run.
public enum IntentAuthenticationPolicy: String, Codable, Hashable, Sendable {
    case alwaysAllowed
    case requiresAuthentication
    /// Unlocked on the device itself, and not on a paired one.
    case requiresLocalDeviceAuthentication
}
