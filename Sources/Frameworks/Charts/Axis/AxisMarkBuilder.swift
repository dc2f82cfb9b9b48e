/// Builds what an axis shows at a value from the statements of a closure.
@resultBuilder
public struct AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some AxisMark { BuilderEmpty() }

    public static func buildPartialBlock<T: AxisMark>(first content: T) -> T { content }

    public static func buildPartialBlock(accumulated: some AxisMark, next: some AxisMark) -> some AxisMark {
        BuilderPair(first: accumulated, second: next)
    }

    public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }

    public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(storage: .trueContent(first))
    }

    public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> some AxisMark { AnyAxisMark(content) }
}
