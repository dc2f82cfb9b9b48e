/// Builds the axes of a chart from the statements of a closure.
@resultBuilder
public struct AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some AxisContent { BuilderEmpty() }

    public static func buildPartialBlock<T: AxisContent>(first content: T) -> T { content }

    public static func buildPartialBlock(accumulated: some AxisContent, next: some AxisContent) -> some AxisContent {
        BuilderPair(first: accumulated, second: next)
    }

    public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }

    public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(storage: .trueContent(first))
    }

    public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> some AxisContent { AnyAxisContent(content) }
}
