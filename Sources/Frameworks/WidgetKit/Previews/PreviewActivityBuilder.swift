import ActivityKit

/// Builds the content states that a preview of a Live Activity goes through.
@resultBuilder
public struct PreviewActivityBuilder<A: ActivityAttributes> {
    public static func buildExpression(_ contentState: A.ContentState) -> [A.ContentState] { [contentState] }
    public static func buildExpression(_ contentStates: [A.ContentState]) -> [A.ContentState] { contentStates }
    public static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }
    public static func buildPartialBlock(accumulated: [A.ContentState], next: [A.ContentState]) -> [A.ContentState] { accumulated + next }
    public static func buildOptional(_ part: [A.ContentState]?) -> [A.ContentState] { part ?? [] }
    public static func buildEither(first: [A.ContentState]) -> [A.ContentState] { first }
    public static func buildEither(second: [A.ContentState]) -> [A.ContentState] { second }
    public static func buildArray(_ parts: [[A.ContentState]]) -> [A.ContentState] { parts.flatMap { $0 } }
}
