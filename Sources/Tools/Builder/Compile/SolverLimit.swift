/// How far the compiler may go in looking for the types of one expression.
enum SolverLimit {
    /// Where a name is missing that an expression of many parts hangs on, the compiler tries every combination, for minutes. Such an expression
    /// has an error of its own after a short while.
    case short
    /// For sources in which nothing else is wrong.
    case patient

    var arguments: [String] {
        ["-solver-expression-time-threshold=\(seconds)", "-solver-memory-threshold=\(bytes)"].flatMap { ["-Xfrontend", $0] }
    }

    /// Of the processor. The compiler's own limit is 600.
    private var seconds: Int { self == .short ? 3 : 120 }

    /// Of memory for the search. The compiler's own limit is 512 MB.
    private var bytes: Int { self == .short ? 16_000_000 : 256_000_000 }

    /// Whether nothing but the limit is in the way, so that it is to be tried without.
    static func isWhatStops(_ diagnostics: [BuildDiagnostic]) -> Bool {
        let errors = diagnostics.filter { $0.severity == .error }
        return !errors.isEmpty && errors.allSatisfy(isMet)
    }

    /// Errors without those that the limit is the cause of, where there are others: without these, the expression may be no riddle.
    static func others(_ diagnostics: [BuildDiagnostic]) -> [BuildDiagnostic] {
        isWhatStops(diagnostics) ? diagnostics : diagnostics.filter { !isMet($0) }
    }

    private static func isMet(_ diagnostic: BuildDiagnostic) -> Bool { diagnostic.message.contains("in reasonable time") }
}
