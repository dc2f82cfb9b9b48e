import Synchronization

/// Counts the commands of `islet` that a test runs. Helpers that run one call `note()`.
public final class CommandRuns: Sendable {
    @TaskLocal public static var current: CommandRuns?

    private let runs = Atomic(0)

    public var count: Int { runs.load(ordering: .relaxed) }

    /// A command was run for the test that is under way.
    public static func note() { current?.runs.add(1, ordering: .relaxed) }
}
