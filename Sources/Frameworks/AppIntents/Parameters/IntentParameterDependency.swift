import FoundationOverlay

/// What a query or an options provider knows of the intent whose parameter it is asked for.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    public convenience init<A: _IntentValue>(_ a: KeyPath<Intent, IntentParameter<A>>) { self.init() }
    public convenience init<A: _IntentValue, B: _IntentValue>(_ a: KeyPath<Intent, IntentParameter<A>>, _ b: KeyPath<Intent, IntentParameter<B>>) {
        self.init()
    }
    public convenience init<A: _IntentValue, B: _IntentValue, C: _IntentValue>(
        _ a: KeyPath<Intent, IntentParameter<A>>, _ b: KeyPath<Intent, IntentParameter<B>>, _ c: KeyPath<Intent, IntentParameter<C>>
    ) { self.init() }
    public convenience init<A: _IntentValue, B: _IntentValue, C: _IntentValue, D: _IntentValue>(
        _ a: KeyPath<Intent, IntentParameter<A>>, _ b: KeyPath<Intent, IntentParameter<B>>, _ c: KeyPath<Intent, IntentParameter<C>>,
        _ d: KeyPath<Intent, IntentParameter<D>>
    ) { self.init() }

    public init() {}

    /// The intent whose values are being found; nil outside of that, or where it is of another type.
    public var wrappedValue: IntentProjection<Intent>? { (IntentInQuestion.current as? Intent).map { IntentProjection(intent: $0) } }
}

/// An intent's parameters, as a query sees them.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent> {
    let intent: Intent

    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
}

/// The intent whose values are being found.
enum IntentInQuestion {
    @TaskLocal static var current: (any AppIntent)?
}
