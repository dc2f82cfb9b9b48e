/// How far the compiler may go in looking for the types of one expression.
enum SolverLimit {
    /// Where a name is missing that an expression of many parts hangs on, the compiler tries every combination, for minutes. Such an expression
    /// has an error of its own after a short while.
    case short
    /// The compiler's own, 600 s and 512 MB, for sources in which nothing else is wrong.
    case usual

    var arguments: [String] { self == .usual ? [] : Self.shortArguments }

    /// Seconds of the processor, and bytes of memory for the search. Nothing is lost by them: what is right and takes longer is tried again.
    private static let shortArguments = ["-solver-expression-time-threshold=3", "-solver-memory-threshold=16000000"].flatMap { ["-Xfrontend", $0] }

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
