/// How far the compiler may go in looking for the types of one expression.
enum SolverLimit {
    /// Where a name is missing that an expression of many parts hangs on, the compiler tries every combination, for minutes. Such an expression
    /// has an error of its own after a short while.
    case short
    /// For sources of which something was left out that the rest may hang on.
    case long
    /// The compiler's own, 600 s and 512 MB, for sources in which nothing else is wrong.
    case usual

    /// Seconds of the processor, and bytes of memory for the search. Nothing is lost by the short limit: what is right and takes longer is
    /// tried again.
    var arguments: [String] {
        switch self {
        case .short: Self.arguments(seconds: 3, bytes: 16_000_000)
        case .long: Self.arguments(seconds: 30, bytes: 128_000_000)
        case .usual: []
        }
    }

    private static func arguments(seconds: Int, bytes: Int) -> [String] {
        ["-solver-expression-time-threshold=\(seconds)", "-solver-memory-threshold=\(bytes)"].flatMap { ["-Xfrontend", $0] }
    }

    /// Whether nothing but the limit is in the way, so that it is to be tried without.
    static func isWhatStops(_ diagnostics: [BuildDiagnostic]) -> Bool {
        let errors = diagnostics.filter { $0.severity == .error && !isSummary($0) }
        return !errors.isEmpty && errors.allSatisfy(isMet)
    }

    /// Errors without those that the limit is the cause of, where there are others: without these, the expression may be no riddle.
    static func others(_ diagnostics: [BuildDiagnostic]) -> [BuildDiagnostic] {
        isWhatStops(diagnostics) ? diagnostics.filter { !isSummary($0) } : diagnostics.filter { !isMet($0) }
    }

    /// What the driver says of a job of its that failed, beside what the job says itself.
    private static func isSummary(_ diagnostic: BuildDiagnostic) -> Bool {
        diagnostic.file == nil && diagnostic.message.contains("command failed with exit code")
    }

    private static func isMet(_ diagnostic: BuildDiagnostic) -> Bool { diagnostic.message.contains("in reasonable time") }
}
