import Foundation

extension NSPredicate {
    /// A predicate in Apple's predicate language: comparisons, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN`, `BETWEEN`,
    /// `ANY`, `ALL`, `NONE`, `AND`, `OR`, `NOT`. Functions and subqueries are not read; such a predicate is false for everything.
    public convenience init(format: String, _ arguments: Any?...) { self.init(format: format, argumentArray: arguments) }

    public convenience init(format: String, argumentArray arguments: [Any?]?) {
        guard let expression = PredicateParser.parse(format, arguments ?? []) else {
            Self.noteUnreadable(format)
            self.init(value: false)
            return
        }
        nonisolated(unsafe) let parsed = expression
        self.init { object, _ in parsed.evaluate(object) }
    }

    private static func noteUnreadable(_ format: String) {
        OverlayDiagnostics.report(.foundationUnsupported, "NSPredicate: the format \"\(format)\" is not read; the predicate is false for everything")
    }
}

/// Dates, identifiers, addresses, data and lists are arguments of predicate formats, as `date as CVarArg`.
extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { timeIntervalSinceReferenceDate._cVarArgEncoding }
}

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [hashValue] }
}

extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [hashValue] }
}

extension Data: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [count] }
}

extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [count] }
}

extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [count] }
}
