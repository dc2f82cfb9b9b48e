import Foundation
import IsletModel
import PushService
import Synchronization
import Testing

/// Numbers of Apple's service, as a sender meets them.
@Suite struct PushNumberTests {
    private static let day = 86_400.0
    private static func seconds(_ seconds: Double) -> Date { Provider.now.addingTimeInterval(seconds) }
    private static let far = ["apns-expiration": String(Int(Provider.now.timeIntervalSince1970) + 90 * 86_400)]

    @Test func aGoodTokenAllowsAThousandStreams() {
        var provider = Provider()
        let outcome = provider.send(Provider.request())
        #expect(outcome.streams == 1000)
    }

    @Test func aHundredRequestsASecondGoToOneToken() {
        var provider = Provider()
        for number in 1...101 {
            let outcome = provider.send(Provider.request())
            #expect((outcome.response.status == 200) == (number <= 100), "\(number)")
        }
    }

    @Test func theThousandthErrorInARowClosesTheConnection() {
        var provider = Provider()
        for number in 1...1000 {
            let outcome = provider.send(Provider.request("/3/device/zz"))
            #expect((outcome.closing != nil) == (number == 1000), "\(number)")
        }
    }

    @Test(arguments: [(30 * day - 1, true), (30 * day + 1, false)] as [(Double, Bool)])
    func aNotificationWaitsThirtyDays(seconds: Double, arrives: Bool) {
        var provider = Provider()
        provider.service.left("phone")
        _ = provider.send(Provider.request(Self.far))
        let outcome = provider.service.came("phone", at: Self.seconds(seconds))
        #expect(outcome.deliveries.isEmpty != arrives)
    }

    @Test(arguments: [(day / 3 - 1, true), (day / 3 + 1, false)] as [(Double, Bool)])
    func aChannelKeepsItsLatestMessageEightHours(seconds: Double, arrives: Bool) {
        var provider = Provider()
        _ = provider.send(PushReasonTests.create(1))
        _ = provider.service.subscribe("other", to: PushReasonTests.channel)
        _ = provider.send(Provider.request(PushReasonTests.broadcast, Self.far.merging(["apns-channel-id": PushReasonTests.channel]) { $1 }))
        let outcome = provider.service.came("other", at: Self.seconds(seconds))
        #expect(outcome.deliveries.isEmpty != arrives)
    }

    @Test(arguments: [(5120, 200), (5121, 413)]) func aBroadcastHasFiveKilobytes(bytes: Int, status: Int) {
        var provider = Provider()
        _ = provider.send(PushReasonTests.create(1))
        let body = #"{"aps":{}}"# + String(repeating: " ", count: bytes - 10)
        let outcome = provider.send(Provider.request(PushReasonTests.broadcast, ["apns-channel-id": PushReasonTests.channel], body: body))
        #expect(outcome.response.status == status, "\(outcome.refusal?.sentence ?? "")")
    }

    @Test func anAppHasTenThousandChannels() {
        let number = Mutex(UInt64(0))
        var provider = Provider()
        provider.service = PushService(rules: .standard, authority: provider.service.authority) { length in
            let number = number.withLock { number in
                number += 1
                return number
            }
            return withUnsafeBytes(of: number) { Data($0) } + Data(repeating: 7, count: length - 8)
        }
        provider.service.connected(1, environment: .sandbox)
        for number in 1...10_001 {
            let outcome = provider.send(PushReasonTests.create(1))
            guard number >= 10_000 else { continue }
            #expect(outcome.response.status == (number == 10_000 ? 201 : 400), "\(number): \(outcome.refusal?.sentence ?? "")")
        }
    }

    @Test(arguments: [(false, 15), (true, 230)]) func anAppHasSoManyPushesAnHour(isFrequent: Bool, count: Int) {
        var budget = PushBudget()
        for number in 1...(count + 1) {
            let isInside = budget.take(.immediate, of: "a", isFrequent: isFrequent, at: Self.seconds(Double(number)), rules: .standard)
            #expect(isInside == (number <= count), "\(number)")
        }
    }
}
