import FoundationOverlay

/// A message that an app sent or received.
open class INMessage: NSObject, @unchecked Sendable {
    public let identifier: String
    public let conversationIdentifier: String?
    public let content: String?
    public let dateSent: Date?
    public let sender: INPerson?
    public let recipients: [INPerson]?

    public init(
        identifier: String, conversationIdentifier: String? = nil, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?
    ) {
        self.identifier = identifier
        self.conversationIdentifier = conversationIdentifier
        self.content = content
        self.dateSent = dateSent
        self.sender = sender
        self.recipients = recipients
        super.init()
    }
}

public enum INMessageAttribute: Int, Sendable { case unknown, read, unread, flagged, unflagged, played }

open class INSendMessageIntent: INIntent, @unchecked Sendable {
    open var recipients: [INPerson]?
    open var content: String?
    open var speakableGroupName: INSpeakableString?
    open var conversationIdentifier: String?
    open var serviceName: String?
    open var sender: INPerson?
}

open class INSearchForMessagesIntent: INIntent, @unchecked Sendable {
    open var recipients: [INPerson]?
    open var senders: [INPerson]?
    open var searchTerms: [String]?
    open var identifiers: [String]?
}

open class INSetMessageAttributeIntent: INIntent, @unchecked Sendable {
    open var identifiers: [String]?
    open var attribute = INMessageAttribute.unknown
}

open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable
    }

    public let code: Code

    public init(code: Code, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

open class INSearchForMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable
        case failureMessageTooManyResults
    }

    public let code: Code
    open var messages: [INMessage]?

    public init(code: Code, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

open class INSetMessageAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageNotFound, failureMessageAttributeNotSet
    }

    public let code: Code

    public init(code: Code, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public private(set) var _people: [INPerson] = []

    open class func success(with person: INPerson) -> Self { make(.success, [person]) }
    open class func disambiguation(with people: [INPerson]) -> Self { make(.disambiguation, people) }
    open class func confirmationRequired(with person: INPerson?) -> Self { make(.confirmation, person.map { [$0] } ?? []) }

    private class func make(_ outcome: _Outcome, _ people: [INPerson]) -> Self {
        let result = Self(_outcome: outcome)
        result._people = people
        return result
    }
}

open class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {}

/// What carries out sending a message. Nobody speaks to the simulated device: no method is called by the system.
public protocol INSendMessageIntentHandling: AnyObject {
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
}

public protocol INSearchForMessagesIntentHandling: AnyObject {
    func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
}

public protocol INSetMessageAttributeIntentHandling: AnyObject {
    func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
}
