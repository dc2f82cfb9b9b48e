import Foundation

/// Who wants to know of changes to the values of a store, and the values they know of.
struct DefaultsObservers {
    private var handlers: [Int: (key: String, handler: @Sendable () -> Void)] = [:]
    private var known: [String: Data] = [:]
    private var next = 0

    var isEmpty: Bool { handlers.isEmpty }

    mutating func add(_ key: String, value: Data?, _ handler: @escaping @Sendable () -> Void) -> Int {
        next += 1
        handlers[next] = (key, handler)
        known[key] = value
        return next
    }

    mutating func remove(_ number: Int) { handlers[number] = nil }

    func observes(_ key: String) -> Bool { handlers.values.contains { $0.key == key } }

    /// Takes note of a value and answers whom to tell: nobody where it is the same as before.
    mutating func note(_ key: String, _ value: Data?) -> [@Sendable () -> Void] {
        guard observes(key), known[key] != value else { return [] }
        known[key] = value
        return handlers.sorted { $0.key < $1.key }.map(\.value).filter { $0.key == key }.map(\.handler)
    }

    /// Takes note of all values and answers whom to tell.
    mutating func noteAll(_ values: [String: Data]) -> [@Sendable () -> Void] {
        let keys = Set(handlers.values.map(\.key))
        return keys.sorted().flatMap { note($0, values[$0]) }
    }
}
