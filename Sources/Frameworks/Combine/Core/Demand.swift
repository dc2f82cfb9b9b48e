extension Subscribers {
    /// A number of values a subscriber asks for, possibly unlimited.
    @frozen
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
        private let count: Int

        private init(count: Int) { self.count = count }

        public static let unlimited = Demand(count: .max)
        public static let none = Demand(count: 0)

        /// A finite demand; `value` must not be negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand is not negative.")
            return Demand(count: value)
        }

        /// The number asked for; `nil` when unlimited.
        public var max: Int? { self == .unlimited ? nil : count }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
            return overflow ? .unlimited : Demand(count: sum)
        }

        public static func + (lhs: Demand, rhs: Int) -> Demand {
            guard lhs != .unlimited else { return .unlimited }
            let (sum, overflow) = lhs.count.addingReportingOverflow(rhs)
            return overflow ? .unlimited : Demand(count: Swift.max(0, sum))
        }

        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            if lhs == .unlimited { return .unlimited }
            return rhs == .unlimited ? .none : Demand(count: Swift.max(0, lhs.count - rhs.count))
        }

        public static func - (lhs: Demand, rhs: Int) -> Demand { lhs + -rhs }

        public static func * (lhs: Demand, rhs: Int) -> Demand {
            guard lhs != .unlimited else { return .unlimited }
            let (product, overflow) = lhs.count.multipliedReportingOverflow(by: rhs)
            return overflow ? .unlimited : Demand(count: product)
        }

        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }
        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
        public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
        public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.count > rhs }
    }

    /// How a publisher ended.
    @frozen
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
