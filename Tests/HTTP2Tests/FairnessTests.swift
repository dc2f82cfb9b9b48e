import HTTP2
import Testing

/// How a server divides its work among its clients, in counts.
@Suite struct FairnessTests {
    private func taken<Work>(_ queue: inout FairQueue<Work>) -> [Work] { queue.take() }

    @Test func aClientWithLittleDoesNotWaitForOneWithMuch() {
        var queue = FairQueue<String>(each: 4, all: 16)
        for number in 0..<1000 { queue.add("many \(number)", of: 1) }
        queue.add("one", of: 2)
        queue.add("two", of: 3)
        #expect(taken(&queue) == (0..<4).map { "many \($0)" } + ["one", "two"])
        queue.add("three", of: 2)
        #expect(taken(&queue) == (4..<8).map { "many \($0)" } + ["three"])
    }

    @Test func eachConnectionsOrderStaysAndNothingIsLostOrTwice() {
        var queue = FairQueue<(connection: Int, number: Int)>(each: 3, all: 7)
        var taken: [Int: [Int]] = [:]
        for number in 0..<300 {
            for connection in 0..<(number % 5 + 1) { queue.add((connection, number), of: connection) }
            for work in queue.take() { taken[work.connection, default: []].append(work.number) }
        }
        while !queue.isEmpty { for work in queue.take() { taken[work.connection, default: []].append(work.number) } }
        for connection in 0..<5 { #expect(taken[connection] == (0..<300).filter { $0 % 5 >= connection }) }
    }

    @Test func aRoundEndsAndTheNextGoesOnWithThoseWhoHadNoTurn() {
        var queue = FairQueue<Int>(each: 2, all: 4)
        for connection in 0..<4 { for _ in 0..<2 { queue.add(connection, of: connection) } }
        #expect(taken(&queue) == [0, 0, 1, 1])
        #expect(taken(&queue) == [2, 2, 3, 3])
        #expect(queue.isEmpty && taken(&queue).isEmpty)
    }

    @Test func whatAClosedConnectionAskedForIsDropped() {
        var queue = FairQueue<Int>(each: 2, all: 10)
        for work in 0..<5 { queue.add(work, of: 1) }
        queue.add(9, of: 2)
        queue.forget(1)
        #expect(taken(&queue) == [9])
        #expect(queue.isEmpty)
    }

    /// How many of some frames a client may send at once, without any request.
    private func allowed(_ expense: ConnectionBudget.Expense) -> Int {
        var budget = ConnectionBudget(at: 0)
        return (0..<100_000).first { _ in !budget.pay(expense, at: 0) } ?? .max
    }

    @Test func framesThatAskForWorkAndBringNothingEndAConnection() {
        #expect(allowed(.ping) == 1000 && allowed(.useless) == 1000)
        #expect(allowed(.settings) == 200 && allowed(.reset) == 200)
        #expect(allowed(.windowUpdate) == 4000)
        #expect(allowed(.excessiveHeaders(bytes: 16_384)) == 3)
    }

    @Test func anAnswerPaysForWhatAGoodClientSendsBesideItsRequests() {
        var budget = ConnectionBudget(at: 0)
        for _ in 0..<100_000 {
            budget.earn()
            for expense in [ConnectionBudget.Expense.ping, .windowUpdate, .windowUpdate, .reset] where !budget.pay(expense, at: 0) {
                Issue.record("the account is overdrawn")
                return
            }
        }
    }

    @Test func timePaysAsWellAndNoMoreThanAFullAccount() {
        var budget = ConnectionBudget(at: 0)
        let refused = (0..<100_000).first { !budget.pay(.ping, at: Double($0 / 100)) }
        #expect(refused == nil)
        var rich = ConnectionBudget(at: 0)
        for _ in 0..<10_000 { rich.earn() }
        let last = (0..<2000).first { _ in !rich.pay(.ping, at: 1_000_000) }
        #expect(last == 1000)
    }
}
