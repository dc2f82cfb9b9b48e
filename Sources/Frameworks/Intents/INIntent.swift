import FoundationOverlay

/// Something a user can ask an app for. Intents made in Xcode's editor are subclasses.
open class INIntent: _INManagedValues, @unchecked Sendable {
    open var identifier: String?
    open var suggestedInvocationPhrase: String?
    open var intentDescription: String? { nil }

    /// The parameters of an intent whose class is made from a definition file.
    open class var _parameters: [_IntentParameterDescription] { [] }
    /// Sets a parameter to what a person wrote; false where that is no value of it.
    open func _set(_ name: String, to text: String) -> Bool { false }

    public required override init() { super.init() }
}

open class INIntentResponse: _INManagedValues, @unchecked Sendable {
    open var userActivity: NSObject?

    public override init() { super.init() }
}

/// The principal class of an intents extension.
open class INExtension: NSObject {
    public override init() { super.init() }

    /// The object that handles `intent`.
    open func handler(for intent: INIntent) -> Any { self }
}

/// Whether a value a user gave can be used.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
    public enum _Outcome: Sendable { case success, needsValue, notRequired, unsupported, disambiguation, confirmation }

    public let _outcome: _Outcome

    public required init(_outcome: _Outcome) {
        self._outcome = _outcome
        super.init()
    }

    open class func needsValue() -> Self { Self(_outcome: .needsValue) }
    open class func notRequired() -> Self { Self(_outcome: .notRequired) }
    open class func unsupported() -> Self { Self(_outcome: .unsupported) }
}

open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public private(set) var _value: String?

    open class func success(with value: String) -> Self {
        let result = Self(_outcome: .success)
        result._value = value
        return result
    }
}

open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public private(set) var _value: Bool?

    open class func success(with value: Bool) -> Self {
        let result = Self(_outcome: .success)
        result._value = value
        return result
    }
}

open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public private(set) var _value: INObject?

    open class func success(with value: INObject) -> Self {
        let result = Self(_outcome: .success)
        result._value = value
        return result
    }

    open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { Self(_outcome: .disambiguation) }

    open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        let result = Self(_outcome: .confirmation)
        result._value = objectToConfirm
        return result
    }
}
