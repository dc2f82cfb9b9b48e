import Foundation
import IsletModel

/// What the system says to a program.
public enum SystemMessage: Codable, Sendable, Equatable {
    case answer(id: Int, SystemAnswer)
    case event(SystemEvent)
}

/// The answer to one question.
public enum SystemAnswer: Codable, Sendable, Equatable {
    /// The system speaks this version of the channel.
    case welcome(version: Int)
    /// Done, or taken note of.
    case done
    case widgets([PlacedWidgetInfo])
    case controls([PlacedControlInfo])
    /// Nil where there is no token.
    case pushToken(Data?)
    /// Whether a person lets the app show notifications; nil where nobody was asked yet.
    case notifications(areAllowed: Bool?)
    /// Whether some app took the URL.
    case opened(Bool)
    /// The JSON of an `ActivityReply`.
    case activity(reply: Data)
    case refused(SystemRefusal)
}

/// Why the system does not do what it was asked.
public struct SystemRefusal: Codable, Sendable, Equatable {
    /// A stable name, such as `unknown-question`.
    public var code: String
    /// One line for people.
    public var message: String

    public init(code: String, message: String) {
        self.code = code
        self.message = message
    }
}

/// What happened without a question.
public enum SystemEvent: Codable, Sendable, Equatable {
    /// Something about the app's Live Activities: the JSON of an `ActivityNotice`.
    case activity(notice: Data)
}

/// A widget on the Home Screen, the Lock Screen or another place.
public struct PlacedWidgetInfo: Codable, Sendable, Equatable {
    public var kind: String
    public var family: WidgetFamily
    /// How a person configured it; nil where there is nothing to configure.
    public var configuration: IntentValues?

    public init(kind: String, family: WidgetFamily, configuration: IntentValues? = nil) {
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }
}

/// An intent as plain data.
public struct IntentValues: Codable, Sendable, Equatable {
    /// Name of the intent's type.
    public var intent: String
    /// JSON of the parameters by name, as `IntentAction` has it.
    public var parameters: String
    /// Whether the parameters are texts as a person writes them, in place of what a new widget has; they are all of its values otherwise.
    public var arePartial: Bool?

    public init(intent: String, parameters: String) {
        self.intent = intent
        self.parameters = parameters
    }
}
