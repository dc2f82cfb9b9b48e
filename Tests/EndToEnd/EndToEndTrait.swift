import TestGate
import Testing

/// Says that a test, or every test of a suite, goes through a command of `islet`; one in which no command ran fails.
/// It starts programs too (``TestGate/Gate``).
public struct EndToEndTrait: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        guard !test.isSuite else { return try await function() }
        let runs = CommandRuns()
        try await CommandRuns.$current.withValue(runs) { try await Gate.shared.pass(function) }
        if runs.count == 0 { Issue.record("the test says that it is end to end, and ran no command of islet") }
    }
}

extension Trait where Self == EndToEndTrait {
    /// The test goes through `render`, `simulate`, `host` or `check`.
    public static var endToEnd: EndToEndTrait { EndToEndTrait() }
}
