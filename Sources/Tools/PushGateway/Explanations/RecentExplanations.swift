/// The explanations of the last requests, by their identifiers.
struct RecentExplanations {
    private var byID: [String: PushExplanation] = [:]
    private var order: [String] = []
    private static let limit = 4096

    subscript(id: String) -> PushExplanation? { byID[id] }

    mutating func add(_ explanation: PushExplanation) {
        if byID.updateValue(explanation, forKey: explanation.id) == nil { order.append(explanation.id) }
        guard order.count > Self.limit * 2 else { return }
        for id in order.prefix(Self.limit) { byID[id] = nil }
        order.removeFirst(Self.limit)
    }

    mutating func replace(_ explanation: PushExplanation) {
        guard byID[explanation.id] != nil else { return }
        byID[explanation.id] = explanation
    }
}
