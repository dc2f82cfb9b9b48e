import Foundation
import Testing

/// Lets only so many tests at a time do what takes a processor for itself: build a program, or run one with a limit of time. The others wait
/// without holding a thread.
public struct Gate: SuiteTrait, TestTrait, TestScoping {
    private let places: Places

    public var isRecursive: Bool { true }

    public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        guard testCase != nil else { return try await function() }
        try await pass(function)
    }

    /// Carries something out in a place of the gate; what has one already takes no second.
    public func pass(_ operation: () async throws -> Void) async throws {
        guard !Self.isInside else { return try await operation() }
        await places.enter()
        do {
            try await Self.$isInside.withValue(true) { try await operation() }
        } catch {
            await places.leave()
            throw error
        }
        await places.leave()
    }

    @TaskLocal private static var isInside = false

    public static let shared = Gate(places: Places(ProcessInfo.processInfo.activeProcessorCount))
}

extension Trait where Self == Gate {
    /// The test starts programs; no more such tests run at a time than there are processors.
    public static var startsPrograms: Gate { .shared }
}

/// A number of places, taken in the order of asking.
private actor Places {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) { free = max(1, count) }

    func enter() async {
        if free > 0 {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
