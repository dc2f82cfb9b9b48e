/// Why an activity was not started. The cases are those of ActivityKit's `ActivityAuthorizationError`.
public enum ActivityRefusal: String, Codable, Hashable, Sendable, CaseIterable {
    case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, unsupportedTarget, visibility
    case persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier, reconnectNotPermitted
}
