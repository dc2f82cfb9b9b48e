import Foundation
import IsletModel
import PushService
import Testing

/// What the service does with what it accepts.
@Suite struct PushServiceTests {
    @Test func aStartWithAChannelThatNobodyCreatedSaysSo() {
        var provider = Provider()
        provider.service.knowsAllChannels = true
        let aps = #""timestamp":1,"event":"start","content-state":{},"attributes-type":"Ride","attributes":{},"alert":{"title":"a","body":"b"}"#
        func missing() -> String? {
            let request = Provider.request(
                "/3/device/" + Provider.token("c"), body: #"{"aps":{\#(aps),"input-push-channel":"\#(PushReasonTests.channel)"}}"#)
            return provider.send(request).accepted?.missingChannel
        }
        #expect(missing() == PushReasonTests.channel)
        _ = provider.send(PushReasonTests.create())
        #expect(missing() == nil)
    }

    @Test func anAcceptedNotificationGoesToItsDeviceAtOnce() {
        var provider = Provider()
        let id = "123e4567-e89b-12d3-a456-42665544000a"
        let outcome = provider.send(Provider.request(["apns-id": id.uppercased()]))
        #expect(outcome.response.status == 200 && outcome.response.body.isEmpty)
        #expect(outcome.response.headers.first == .init("apns-id", id))
        #expect(outcome.response.headers.contains { $0.name == "apns-unique-id" })
        #expect(outcome.deliveries.map(\.device) == ["phone"])
        #expect(outcome.deliveries.first?.notification.headers.priority == .immediate)
    }

    @Test func productionGivesNoUniqueIdentifier() {
        var provider = Provider(.production)
        let result1 = provider.send(Provider.request())
        #expect(result1.response.headers.map(\.name) == ["apns-id"])
    }

    @Test func aGoodTokenRaisesTheStreamsOnce() {
        var provider = Provider()
        let result2 = provider.send(Provider.request(["authorization": ""]))
        #expect(result2.streams == nil)
        let result3 = provider.send(Provider.request())
        #expect(result3.streams == PushRules.standard.streamsAfterToken)
        let result4 = provider.send(Provider.request())
        #expect(result4.streams == nil)
    }

    @Test func manyErrorsInARowCloseTheConnectionAndGoneTokensDoNotCount() {
        var provider = Provider()
        provider.service.retire(Provider.token("b"), .unregistered, at: Provider.now)
        let limit = PushRules.standard.errorsBeforeDisconnect
        for _ in 0..<limit {
            let result5 = provider.send(Provider.request())
            #expect(result5.closing == nil)
        }
        for _ in 1..<limit {
            let result6 = provider.send(Provider.request("/3/device/zz"))
            #expect(result6.closing == nil)
        }
        let result7 = provider.send(Provider.request("/3/device/zz"))
        #expect(result7.closing == .tooManyRequests)
    }

    @Test func ofWhatComesForAnAbsentDeviceTheLatestOfTheAppIsKept() {
        var provider = Provider()
        provider.service.left("phone")
        let first = provider.send(Provider.request())
        #expect(first.response.status == 200 && first.deliveries.isEmpty && first.lost.isEmpty)
        let second = provider.send(
            Provider.request("/3/device/" + Provider.token("d"), ["apns-topic": Provider.app + ".push-type.widgets", "apns-push-type": "widgets"]))
        #expect(second.lost.map(\.cause) == [.replaced(by: "made-up")])
        let (deliveries, lost) = provider.service.came("phone", at: Provider.now.addingTimeInterval(60))
        #expect(deliveries.map(\.notification.headers.kind) == [.widgets] && lost.isEmpty)
        let result8 = provider.service.came("phone", at: Provider.now.addingTimeInterval(61))
        #expect(result8.deliveries.isEmpty)
    }

    @Test func withoutADateInTheFutureNothingIsKept() {
        var provider = Provider()
        provider.service.left("phone")
        let result9 = provider.send(Provider.request(["apns-expiration": "0"]))
        #expect(result9.lost.map(\.cause) == [.offline])
        let soon = String(Int(Provider.now.timeIntervalSince1970) + 30)
        let result10 = provider.send(Provider.request(["apns-expiration": soon]))
        #expect(result10.lost.isEmpty)
        let (deliveries, lost) = provider.service.came("phone", at: Provider.now.addingTimeInterval(31))
        #expect(deliveries.isEmpty && lost.map(\.cause) == [.expired])
    }

    @Test func whatWaitsExpiresByItself() {
        var provider = Provider()
        provider.service.left("phone")
        _ = provider.send(Provider.request(["apns-expiration": String(Int(Provider.now.timeIntervalSince1970) + 30)]))
        let result11 = provider.service.expire(at: Provider.now.addingTimeInterval(29))
        #expect(result11.isEmpty)
        let result12 = provider.service.expire(at: Provider.now.addingTimeInterval(30))
        #expect(result12.map(\.cause) == [.expired])
        #expect(provider.service.outbox.count == 0)
    }

    @Test func anotherTokenForTheSameUseEndsTheEarlier() {
        var provider = Provider()
        provider.service.register(DeviceToken(Provider.token("9"), app: Provider.app, use: .activity("A1"), device: "phone"), at: Provider.now)
        let result13 = provider.send(Provider.request())
        #expect(result13.refusal?.reason == .unregistered)
        let result14 = provider.send(Provider.request("/3/device/" + Provider.token("9")))
        #expect(result14.refusal == nil)
    }

    @Test func aChannelReachesAllWhoListen() {
        var provider = Provider()
        let result15 = provider.send(PushReasonTests.create(1))
        #expect(result15.response.status == 201)
        for device in ["phone", "other"] {
            let isThere = provider.service.subscribe(device, to: PushReasonTests.channel)
            #expect(isThere)
        }
        let headers = ["apns-channel-id": PushReasonTests.channel, "apns-push-type": "Liveactivity"]
        let outcome = provider.send(Provider.request(PushReasonTests.broadcast, headers))
        #expect(outcome.deliveries.map(\.device) == ["phone"] && outcome.lost.isEmpty)
        #expect(outcome.response.headers.first?.name == "apns-request-id")
        let late = provider.service.came("other", at: Provider.now.addingTimeInterval(3600))
        #expect(late.deliveries.map(\.notification.id) == ["made-up"])
        provider.service.left("other")
        let result16 = provider.service.came("other", at: Provider.now.addingTimeInterval(8 * 3600 + 1))
        #expect(result16.deliveries.isEmpty)
    }

    @Test func aChannelWithoutStorageKeepsNothing() {
        var provider = Provider()
        _ = provider.send(PushReasonTests.create(0))
        _ = provider.service.subscribe("other", to: PushReasonTests.channel)
        let outcome = provider.send(Provider.request(PushReasonTests.broadcast, ["apns-channel-id": PushReasonTests.channel]))
        #expect(outcome.deliveries.isEmpty && outcome.lost.map(\.cause) == [.offline])
        let result17 = provider.service.came("other", at: Provider.now)
        #expect(result17.deliveries.isEmpty)
    }

    @Test func channelsAreReadListedAndDeleted() {
        var provider = Provider()
        _ = provider.send(PushReasonTests.create(1))
        let named = ["apns-channel-id": PushReasonTests.channel]
        let read = provider.send(Provider.request(PushReasonTests.channels, method: "GET", named))
        #expect(String(decoding: read.response.body, as: UTF8.self) == #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#)
        let list = provider.send(Provider.request("/1/apps/\(Provider.app)/all-channels", method: "GET"))
        #expect(String(decoding: list.response.body, as: UTF8.self) == #"{"channels":["\#(PushReasonTests.channel)"]}"#)
        let result18 = provider.send(Provider.request(PushReasonTests.channels, method: "DELETE", named))
        #expect(result18.response.status == 204)
        let result19 = provider.send(Provider.request(PushReasonTests.channels, method: "GET", named))
        #expect(result19.refusal?.reason == .channelNotRegistered)
    }

    /// No sequence of events loses what was accepted: it is delivered, waits, or is named as lost.
    @Test func whatWasAcceptedIsDeliveredWaitsOrIsLostByName() {
        var generator = SplitMix(seed: 20_261_122)
        var provider = Provider()
        var accepted = 0, delivered = 0, lost = 0
        var time = Provider.now
        for _ in 0..<20_000 {
            time += Double.random(in: 0...2, using: &generator)
            switch Int.random(in: 0..<10, using: &generator) {
            case 0: provider.service.left("phone")
            case 1:
                let (deliveries, losses) = provider.service.came("phone", at: time)
                (delivered, lost) = (delivered + deliveries.count, lost + losses.count)
            case 2: lost += provider.service.expire(at: time).count
            default:
                let expiration = ["", "0", String(Int(time.timeIntervalSince1970) + 3)].randomElement(using: &generator) ?? ""
                let issued = String(Int(time.timeIntervalSince1970 / 3000) * 3000)
                let request = Provider.request(["authorization": Provider.bearer(issued: issued), "apns-expiration": expiration])
                let outcome = provider.send(request, at: time)
                accepted += outcome.accepted == nil ? 0 : 1
                (delivered, lost) = (delivered + outcome.deliveries.count, lost + outcome.lost.count)
            }
        }
        #expect(accepted > 10_000)
        #expect(accepted == delivered + lost + provider.service.outbox.count)
    }
}

/// SplitMix64: the same numbers in every run.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var number = state
        number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
        number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
        return number ^ (number >> 31)
    }
}
