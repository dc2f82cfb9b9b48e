/// An intent that sets a value: what a toggle in Control Center runs, after its new state was set.
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType: _IntentValue
    var value: ValueType { get set }
}
