import FoundationOverlay

/// What an intent delivers.
public protocol IntentResult: Sendable {
    associatedtype Value: _IntentValue = Never
    var value: Value? { get }
    /// What is said to the person.
    var _dialog: IntentDialog? { get }
    /// The intent that follows.
    var _opensIntent: (any AppIntent)? { get }
}

extension IntentResult {
    public var _dialog: IntentDialog? { nil }
    public var _opensIntent: (any AppIntent)? { nil }
}

/// A result with a value for the next intent.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result after which another intent runs.
public protocol OpensIntent: IntentResult {}

/// A result that says something.
public protocol ProvidesDialog: IntentResult {}

/// A result that shows a view.
/// - Support: partial: the view is never shown.
public protocol ShowsSnippetView: IntentResult {}

/// A result that shows the view of another intent.
/// - Support: partial: the view is never shown.
public protocol ShowsSnippetIntent: IntentResult {}

/// The result of all forms of `.result(…)`.
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent, Snippet, Dialog>: IntentResult {
    // Filled by `.result(…)`, which gives the value away.
    nonisolated(unsafe) public let value: Value?
    let followingIntent: (any AppIntent)?
    public let dialog: IntentDialog?

    init(value: Value? = nil, opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil) {
        self.value = value
        followingIntent = opensIntent
        self.dialog = dialog
    }

    /// What follows the result.
    public var opensIntent: (any AppIntent)? { followingIntent }
    /// The Live Activity that the intent began.
    /// - Support: partial: always nil.
    public var activityIdentifier: String? { nil }

    public var _dialog: IntentDialog? { dialog }
    public var _opensIntent: (any AppIntent)? { followingIntent }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension Never: IntentResult {
    public var value: Never? { nil }
}
