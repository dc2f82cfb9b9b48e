import FoundationOverlay
import Synchronization

/// A value of an intent that the person, Siri, a widget's configuration or the code that makes the intent gives.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
    // The lock guards the value; everything else stays as it was made.
    private let lock = NSLock()
    private var current: Value?

    public let title: LocalizedStringResource
    public let description: LocalizedStringResource?
    let requestValueDialog: IntentDialog?
    let details: ParameterDetails
    /// What the person can choose from, where the parameter says so.
    let options: (any DynamicOptionsProvider)?

    init(
        _ title: LocalizedStringResource, _ description: LocalizedStringResource?, value: Value?, dialog: IntentDialog?,
        details: ParameterDetails = ParameterDetails(), options: (any DynamicOptionsProvider)? = nil
    ) {
        self.title = title
        self.description = description
        self.details = details
        self.options = options
        requestValueDialog = dialog
        current = value
    }

    public convenience init() { self.init("", nil, value: nil, dialog: nil) }

    public var wrappedValue: Value {
        get {
            guard let value = storedValue ?? Value._unset else {
                fatalError("The parameter “\(String(localized: title))” was read and has no value. Give it a default, or set it in the initializer.")
            }
            return value
        }
        set {
            lock.lock()
            current = newValue
            lock.unlock()
        }
    }

    public var projectedValue: IntentParameter<Value> { self }

    /// The value; nil where nobody set one.
    var storedValue: Value? {
        lock.lock()
        defer { lock.unlock() }
        return current
    }
}

/// What a parameter says of itself besides its title, for those who let a person edit it.
struct ParameterDetails: Sendable {
    /// Smallest and largest value of a number.
    var range: (Double, Double)?
    /// How a number is edited: `stepper`, `field` or `slider`.
    var controlStyle: String?
    /// How many values a list has, by family; the family is nil where it is the same for all.
    var sizes: [IntentWidgetFamily?: IntentCollectionSize] = [:]
    /// What a switch is called in its two states.
    var displayName: Bool.IntentDisplayName?
    /// The parts of a date that are edited.
    var dateKind: IntentParameterDateKind?
    var inputOptions: String.IntentInputOptions?
}

/// Whether a parameter takes its value from what came before in a shortcut.
public enum InputConnectionBehavior: Hashable, Sendable {
    case `default`, never, connectToPreviousIntentResult
}

/// The parts of a date that a parameter has.
public enum IntentParameterDateKind: Hashable, Sendable { case date, time, dateTime }
