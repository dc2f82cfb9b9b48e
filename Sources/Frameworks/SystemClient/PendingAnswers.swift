import ExtensionProtocol

/// Questions under way, and who waits for their answers.
struct PendingAnswers {
    typealias Completion = @Sendable (Result<SystemAnswer, SystemClientError>) -> Void

    private var next = 0
    private var waiting: [Int: Completion] = [:]

    var count: Int { waiting.count }

    /// The number of a new question.
    mutating func add(_ completion: @escaping Completion) -> Int {
        defer { next += 1 }
        waiting[next] = completion
        return next
    }

    /// Who waits for this answer; nobody where it has come, or failed, before.
    mutating func take(_ id: Int) -> Completion? { waiting.removeValue(forKey: id) }

    /// Everybody, in the order of the questions.
    mutating func takeAll() -> [Completion] {
        defer { waiting = [:] }
        return waiting.sorted { $0.key < $1.key }.map(\.value)
    }
}
