import FoundationOverlay

extension IntentResult {
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }

    public static func result<V: _IntentValue>(value: V) -> Self where Self == IntentResultContainer<V, Never, Never, Never> {
        Self(value: value)
    }

    public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Intent, Never, Never> { Self(opensIntent: opensIntent) }

    public static func result(dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    public static func result<V: _IntentValue, Intent: AppIntent>(value: V, opensIntent: Intent) -> Self
    where Self == IntentResultContainer<V, Intent, Never, Never> { Self(value: value, opensIntent: opensIntent) }

    public static func result<V: _IntentValue>(value: V, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never, IntentDialog> { Self(value: value, dialog: dialog) }

    public static func result<V: _IntentValue, Intent: AppIntent>(value: V, opensIntent: Intent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Intent, Never, IntentDialog> { Self(value: value, opensIntent: opensIntent, dialog: dialog) }

    public static func result<Intent: AppIntent>(opensIntent: Intent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Intent, Never, IntentDialog> { Self(opensIntent: opensIntent, dialog: dialog) }
}

// With a button the person may press afterwards.
extension IntentResult {
    public static func result<Intent: AppIntent>(actionButtonIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }

    public static func result<V: _IntentValue, Intent: AppIntent>(value: V, actionButtonIntent: Intent) -> Self
    where Self == IntentResultContainer<V, Never, Never, Never> { Self(value: value) }

    public static func result<Intent: AppIntent>(actionButtonIntent: Intent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }

    public static func result<V: _IntentValue, Intent: AppIntent>(value: V, actionButtonIntent: Intent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never, IntentDialog> { Self(value: value, dialog: dialog) }
}
