import Foundation

/// Compares texts as people expect it in their language; Foundation's own comparator knows the order of code points alone.
public struct _LocalizedComparator: SortComparator, Codable, Sendable {
    private enum Kind: String, Codable, Sendable { case standard, plain }

    private let kind: Kind
    public var order: SortOrder

    static var standard: _LocalizedComparator { _LocalizedComparator(kind: .standard, order: .forward) }
    static var plain: _LocalizedComparator { _LocalizedComparator(kind: .plain, order: .forward) }

    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = kind == .standard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
        switch (order, result) {
        case (.reverse, .orderedAscending): return .orderedDescending
        case (.reverse, .orderedDescending): return .orderedAscending
        default: return result
        }
    }
}

extension SortComparator where Self == _LocalizedComparator {
    /// As lists of files are sorted: numbers by their value, without regard to case.
    public static var localizedStandard: _LocalizedComparator { .standard }
    /// As the language sorts.
    public static var localized: _LocalizedComparator { .plain }
}

extension SortDescriptor {
    /// - Support: partial: texts are compared by their code points
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedComparator, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .lexical, order: order)
    }

    /// - Support: partial: texts are compared by their code points
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _LocalizedComparator, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .lexical, order: order)
    }
}

extension KeyPathComparator {
    /// Sorts by a text as lists of files are sorted.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: _LocalizedComparator.standard, order: order)
    }
}
