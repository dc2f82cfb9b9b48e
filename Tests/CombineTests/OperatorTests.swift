import Combine
import Foundation
import Testing

@Suite struct OperatorTests {
    @Test func valuesAreTransformedAndChosen() {
        #expect((1...4).publisher.map { $0 * 2 }.record().values == [2, 4, 6, 8])
        #expect((1...4).publisher.filter { $0 % 2 == 0 }.record().values == [2, 4])
        #expect(["1", "x", "3"].publisher.compactMap(Int.init).record().values == [1, 3])
        #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().record().values == [1, 2, 1])
        #expect([1, nil, 3].publisher.replaceNil(with: 0).record().values == [1, 0, 3])
        #expect(["a", "bb"].publisher.map(\.count).record().values == [1, 2])
    }

    @Test func valuesAreGathered() {
        #expect((1...4).publisher.scan(0, +).record().values == [1, 3, 6, 10])
        #expect((1...4).publisher.reduce(0, +).record().values == [10])
        #expect((1...3).publisher.collect().record().values == [[1, 2, 3]])
        #expect((1...5).publisher.collect(2).record().values == [[1, 2], [3, 4], [5]])
        #expect((1...5).publisher.count().record().values == [5])
        #expect([2, 9, 4].publisher.max().record().values == [9])
        #expect([2, 9, 4].publisher.last().record().values == [4])
    }

    @Test func partsAreTaken() {
        #expect((1...5).publisher.first().record().values == [1])
        #expect((1...5).publisher.prefix(2).record().values == [1, 2])
        #expect((1...5).publisher.prefix(while: { $0 < 4 }).record().values == [1, 2, 3])
        #expect((1...5).publisher.dropFirst(3).record().values == [4, 5])
        #expect((1...5).publisher.drop(while: { $0 < 4 }).record().values == [4, 5])
        #expect((1...5).publisher.contains(3).record().values == [true])
        #expect((1...5).publisher.allSatisfy { $0 < 5 }.record().values == [false])
        #expect((1...5).publisher.output(at: 2).record().values == [3])
        #expect(Empty<Int, Never>().replaceEmpty(with: 7).record().values == [7])
    }

    @Test func anotherPublisherEndsAndBeginsIt() {
        let (source, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let (before, after) = (source.prefix(untilOutputFrom: signal).record(), source.drop(untilOutputFrom: signal).record())
        source.send(1)
        signal.send()
        source.send(2)
        #expect(before.values == [1] && before.end == "finished")
        #expect(after.values == [2] && after.end == nil)
        let unsignalled = source.drop(untilOutputFrom: Empty<Int, Never>()).record()
        #expect(unsignalled.end == "finished")
    }

    @Test func aThrownErrorEndsIt() {
        let recorder = (1...4).publisher.tryMap { value -> Int in
            if value == 3 { throw Trouble.first }
            return value
        }.record()
        #expect(recorder.values == [1, 2])
        #expect(recorder.end == "failure(CombineTests.Trouble.first)")
    }

    @Test func errorsAreReplacedCaughtAndRetried() {
        let failing = Fail<Int, Trouble>(error: .first)
        #expect(failing.replaceError(with: 9).record().values == [9])
        #expect(failing.catch { _ in Just(5) }.record().values == [5])
        #expect(failing.mapError { _ in Trouble.second }.record().end == "failure(CombineTests.Trouble.second)")

        var attempts = 0
        let retried = Deferred { () -> AnyPublisher<Int, Trouble> in
            attempts += 1
            if attempts < 3 { return Fail(error: .first).eraseToAnyPublisher() }
            return Just(attempts).setFailureType(to: Trouble.self).eraseToAnyPublisher()
        }.retry(5).record()
        #expect(retried.values == [3])
        #expect(retried.end == "finished")
    }

    @Test func publishersFollowEachOther() {
        let recorder = [3, 4].publisher.prepend(1, 2).append([5]).record()
        #expect(recorder.values == [1, 2, 3, 4, 5])
        #expect(recorder.end == "finished")
    }

    @Test func documentsAreCodedAndDecoded() {
        struct Point: Codable, Equatable { var x: Int }
        let recorder = Just(Point(x: 3)).encode(encoder: JSONEncoder()).decode(type: Point.self, decoder: JSONDecoder()).record()
        #expect(recorder.values == [Point(x: 3)])
    }

    @Test func eventsAreSeenOnTheWay() {
        var log: [String] = []
        let recorder = (1...2).publisher.handleEvents(
            receiveSubscription: { _ in log.append("subscription") },
            receiveOutput: { log.append("value \($0)") },
            receiveCompletion: { log.append("end \($0)") },
            receiveRequest: { log.append("request \($0)") }
        ).record()
        #expect(recorder.values == [1, 2])
        #expect(log == ["subscription", "request unlimited", "value 1", "value 2", "end finished"])
    }
}
