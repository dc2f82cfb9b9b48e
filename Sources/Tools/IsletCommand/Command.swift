/// A command of the `islet` program.
protocol Command: Sendable {
    static var specification: CommandSpecification { get }
    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode
}
