import FoundationOverlay

/// What rows must fulfil, in terms that a store can look up by itself.
///
/// A missing value equals a missing value and nothing else; it is neither less nor greater than anything.
package indirect enum StoreCondition: Sendable, Hashable {
    package enum Comparison: String, Sendable { case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual }
    package enum TextTest: String, Sendable { case contains, beginsWith, endsWith, equals }

    case constant(Bool)
    case compare(StoreOperand, Comparison, StoreOperand)
    /// Text in text. The options are `String.CompareOptions`' own; `isStandard` looks as a search field does.
    case text(StoreOperand, TextTest, StoreOperand, options: UInt, isStandard: Bool)
    case isIn(StoreOperand, [StoredValue])
    /// Some object of a to-many relationship fulfils a condition, in which it is the object of the next depth.
    case some(StorePath, StoreCondition)
    case not(StoreCondition)
    case and(StoreCondition, StoreCondition)
    case or(StoreCondition, StoreCondition)
}

extension StoreCondition {
    /// Whether it asks about the object's own values and no related object's.
    var isAboutOneObject: Bool {
        switch self {
        case .constant: true
        case .compare(let a, _, let b), .text(let a, _, let b, _, _): a.isAboutOneObject && b.isAboutOneObject
        case .isIn(let value, _): value.isAboutOneObject
        case .some: false
        case .not(let inner): inner.isAboutOneObject
        case .and(let a, let b), .or(let a, let b): a.isAboutOneObject && b.isAboutOneObject
        }
    }
}

extension StoreOperand {
    fileprivate var isAboutOneObject: Bool {
        switch self {
        case .value: true
        case .path(let path): path.names.count <= 1
        case .count: false
        case .arithmetic(let a, _, let b), .either(let a, let b): a.isAboutOneObject && b.isAboutOneObject
        case .negative(let value): value.isAboutOneObject
        case .truth(let condition): condition.isAboutOneObject
        }
    }
}

/// A value in a condition.
package indirect enum StoreOperand: Sendable, Hashable {
    package enum Arithmetic: String, Sendable { case add = "+", subtract = "-", multiply = "*" }

    case value(StoredValue?)
    /// The value at a path. An empty path is the object itself.
    case path(StorePath)
    /// How many objects a to-many relationship has.
    case count(StorePath)
    case arithmetic(StoreOperand, Arithmetic, StoreOperand)
    case negative(StoreOperand)
    /// The first one, or the second where it is missing.
    case either(StoreOperand, StoreOperand)
    case truth(StoreCondition)
}

/// Names that lead from an object to a value; all but the last are relationships to one object.
package struct StorePath: Sendable, Hashable {
    /// 0 for the object that is asked about, 1 for the member of its relationship that is looked at, and so on.
    package var depth: Int
    package var names: [String]

    package init(depth: Int = 0, names: [String]) {
        self.depth = depth
        self.names = names
    }
}

/// One step of an order of rows.
package struct StoreOrder: Sendable, Hashable {
    package var path: StorePath
    package var isAscending: Bool

    package init(path: StorePath, isAscending: Bool) {
        self.path = path
        self.isAscending = isAscending
    }
}

/// Which rows, and in which order; rows of equal order come as they were first saved.
package struct StoreQuery: Sendable {
    package var entities: Set<String>
    package var condition: StoreCondition?
    package var order: [StoreOrder]
    /// No limit where nil.
    package var limit: Int?
    package var offset: Int

    package init(entities: Set<String>, condition: StoreCondition? = nil, order: [StoreOrder] = [], limit: Int? = nil, offset: Int = 0) {
        self.entities = entities
        self.condition = condition
        self.order = order
        self.limit = limit
        self.offset = offset
    }
}
