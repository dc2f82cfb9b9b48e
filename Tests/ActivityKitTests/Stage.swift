import Activities
import ActivityKit
import FoundationOverlay
import InProcessSystem
import IsletModel

/// A system with a clock that is set by hand, for one test.
struct Stage {
    let clock: ManualActivityClock
    let backend: InProcessActivityBackend
    let system: _ActivitySystem

    init(
        app: ActivityApp = ActivityApp(id: "com.example.pizza", supportsFrequentPushes: true), rules: ActivityRules = .standard,
        isDeviceSupported: Bool = true
    ) {
        clock = ManualActivityClock(now: Date(timeIntervalSinceReferenceDate: 800_000_000))
        let numbers = Numbers()
        backend = InProcessActivityBackend(
            app: app, rules: rules, isDeviceSupported: isDeviceSupported, clock: clock, identifiers: { "activity-\(numbers.next())" })
        system = _ActivitySystem(backend, rules: rules)
    }

    /// Runs code that uses ActivityKit against this system.
    @discardableResult nonisolated(nonsending) func run<Result>(_ body: nonisolated(nonsending) (Stage) async throws -> Result) async rethrows
        -> Result
    {
        try await _ActivitySystem.$scoped.withValue(system) { try await body(self) }
    }

    func alerts() -> [ActivityAlert] {
        backend.entries.compactMap { if case .alert(let alert, _) = $0.action { alert } else { nil } }
    }

    func findings() -> [FindingCode] {
        backend.entries.compactMap { if case .found(let finding) = $0.action { finding.code } else { nil } }
    }

    func messages() -> [String] {
        backend.entries.compactMap { if case .found(let finding) = $0.action { finding.message } else { nil } }
    }
}

private final class Numbers: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}

struct PizzaAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var status: String
        var delivery: Date?
    }

    var order: String
}

extension Activity where Attributes == PizzaAttributes {
    static func start(
        _ order: String = "1", _ status: String = "preparing", stale: Date? = nil, score: Double = 0, pushType: PushType? = nil
    ) throws -> Activity {
        try request(
            attributes: PizzaAttributes(order: order),
            content: ActivityContent(state: .init(status: status), staleDate: stale, relevanceScore: score), pushType: pushType)
    }
}

/// The first elements of a sequence.
func first<Sequence: AsyncSequence>(_ count: Int, of sequence: Sequence) async throws -> [Sequence.Element] {
    var found: [Sequence.Element] = []
    for try await element in sequence {
        found.append(element)
        if found.count == count { break }
    }
    return found
}
