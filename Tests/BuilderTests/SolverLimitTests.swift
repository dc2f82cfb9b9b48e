@testable import Builder
import Testing

@Suite struct SolverLimitTests {
    private let slow = BuildDiagnostic(
        code: .compiler, severity: .error,
        message: "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression")
    private let missing = BuildDiagnostic(code: .compiler, severity: .error, message: "cannot find 'Sheet' in scope")

    @Test func anExpressionThatTakesLongIsNoErrorBesideOthers() {
        #expect(SolverLimit.others([slow, missing]).map(\.message) == [missing.message])
        #expect(SolverLimit.others([slow]).map(\.message) == [slow.message])
    }

    @Test func whatTheDriverSaysOfAFailedJobIsNoErrorOfItsOwn() {
        var slow = slow
        slow.file = "Data.swift"
        let summary = BuildDiagnostic(
            code: .compiler, severity: .error, message: "emit-module command failed with exit code 1 (use -v to see invocation)")
        #expect(SolverLimit.isWhatStops([summary, slow]))
        #expect(SolverLimit.others([summary, slow]).map(\.message) == [slow.message])
        #expect(!SolverLimit.isWhatStops([summary]))
    }

    @Test func theUsualLimitIsTheCompilersOwnAndTheOthersAreShorter() {
        #expect(SolverLimit.usual.arguments == [])
        #expect(SolverLimit.short.arguments.contains("-solver-expression-time-threshold=3"))
        #expect(SolverLimit.long.arguments.contains("-solver-expression-time-threshold=30"))
    }

    @Test func nothingButTheLimitIsInTheWay() {
        let note = BuildDiagnostic(code: .compiler, severity: .note, message: "declared here")
        #expect(SolverLimit.isWhatStops([slow, note]))
        #expect(!SolverLimit.isWhatStops([slow, missing]) && !SolverLimit.isWhatStops([note]))
    }
}
