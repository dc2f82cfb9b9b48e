import Foundation

/// One question with the number its answer will carry.
public struct SystemRequest: Codable, Sendable, Equatable {
    /// Counts from 0; no number is used twice on a connection.
    public var id: Int
    public var question: SystemQuestion

    public init(id: Int, question: SystemQuestion) {
        self.id = id
        self.question = question
    }
}

/// What a program asks of the system.
public enum SystemQuestion: Codable, Sendable, Equatable {
    /// Who asks; the first question on a connection. Answered with `welcome` or `refused`.
    case hello(SystemGreeting)
    /// Makes new timelines for the app's widgets of a kind; of every kind where nil. Answered with `done`.
    case reloadTimelines(kind: String?)
    /// Asks the app's controls of a kind for their values; of every kind where nil. Answered with `done`.
    case reloadControls(kind: String?)
    /// Asks the widgets for their recommended configurations again. Answered with `done`.
    case invalidateRecommendations
    /// Asks the widgets of a kind for their relevance again. Answered with `done`.
    case invalidateRelevance(kind: String)
    /// Which of the app's widgets are placed. Answered with `widgets`.
    case placedWidgets
    /// Which of the app's controls are placed. Answered with `controls`.
    case placedControls
    /// Where pushes for the app's widgets go. Answered with `pushToken`.
    case widgetPushToken
    /// The app wants pushes. Answered with `pushToken`.
    case registerForPushes
    /// The app wants no pushes any more. Answered with `done`.
    case unregisterForPushes
    /// Whether the app may show notifications; a person is asked where `asks`. Answered with `notifications`.
    case notifications(asks: Bool)
    /// Opens a URL in the app that takes its scheme. Answered with `opened`.
    case open(url: String)
    /// A command to the system's Live Activities, as the JSON of ActivityKit's `ActivityCommand`. Answered with `activity`.
    case activity(command: Data)
}

/// Who asks.
public struct SystemGreeting: Codable, Sendable, Equatable {
    /// ``SystemChannel/version`` of the program.
    public var version: Int
    public var bundleIdentifier: String
    public var isExtension: Bool

    public init(version: Int = SystemChannel.version, bundleIdentifier: String, isExtension: Bool) {
        self.version = version
        self.bundleIdentifier = bundleIdentifier
        self.isExtension = isExtension
    }
}
