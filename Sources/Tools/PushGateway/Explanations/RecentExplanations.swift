/// The explanations of the last requests, by their numbers and identifiers.
struct RecentExplanations {
    private var byNumber: [Int: PushExplanation] = [:]
    private var numbers: [String: Int] = [:]
    private var order: [Int] = []
    private static let limit = 4096

    subscript(number: Int) -> PushExplanation? { byNumber[number] }
    subscript(id id: String) -> PushExplanation? { numbers[id].flatMap { byNumber[$0] } }

    mutating func add(_ explanation: PushExplanation) {
        if byNumber.updateValue(explanation, forKey: explanation.number) == nil { order.append(explanation.number) }
        numbers[explanation.id] = explanation.number
        guard order.count > Self.limit * 2 else { return }
        for number in order.prefix(Self.limit) {
            guard let gone = byNumber.removeValue(forKey: number), numbers[gone.id] == number else { continue }
            numbers[gone.id] = nil
        }
        order.removeFirst(Self.limit)
    }

    /// Adds what became of a request, where it is among them.
    mutating func note(_ fact: PushFact, of number: Int) { byNumber[number]?.note(fact) }

    /// Others know more of the request.
    mutating func forget(_ number: Int) {
        guard let gone = byNumber.removeValue(forKey: number) else { return }
        if numbers[gone.id] == number { numbers[gone.id] = nil }
    }
}
