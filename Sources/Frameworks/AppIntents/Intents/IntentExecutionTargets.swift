/// The processes that may run an intent or a query.
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The app.
    public static let main = IntentExecutionTargets(rawValue: 1)
    /// An extension for App Intents.
    public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)
    /// The widget extension.
    public static let widgetKitExtension = IntentExecutionTargets(rawValue: 4)

    /// What an intent has that says nothing: the app if it runs, else an extension.
    static let all: IntentExecutionTargets = [.main, .appIntentsExtension, .widgetKitExtension]

    /// Whether widgets' extensions must leave the intent to the app.
    var isOnlyApp: Bool { contains(.main) && isDisjoint(with: [.appIntentsExtension, .widgetKitExtension]) }
}
