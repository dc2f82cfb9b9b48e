import Activities
import Foundation
import IsletModel
import Testing

@Suite struct UpdateTests {
    @Test("R96, R102: an update replaces the state and nothing else") func replacesTheState() {
        var bench = Bench()
        bench.request("a", Bench.request("first", attributes: #"{"order":"12345"}"#))
        let entries = bench.update("a", "second")
        #expect(bench.text("a") == #"{"text":"second"}"#)
        #expect(entries.changes == [[.content, .look]])
        #expect(bench.ledger["a"].map { String(decoding: $0.attributes, as: UTF8.self) } == #"{"order":"12345"}"#)
    }

    @Test("R102: an app in the background updates and ends") func inTheBackground() {
        var bench = Bench()
        bench.request("a")
        bench.handle(.appLeftForeground(Bench.app))
        bench.update("a", "second")
        bench.end("a", "third")
        #expect(bench.text("a") == #"{"text":"third"}"#)
    }

    @Test("R103: an update may alert") func alerts() {
        var bench = Bench()
        bench.request("a")
        let alert = ActivityAlert(title: "Pizza is here!", body: "Your Pepperoni pizza has arrived", sound: "bell.caf")
        #expect(bench.update("a", "here", alert: alert).alerts == [alert])
        #expect(bench.update("a", "quiet").alerts == [])
    }

    @Test("R91: an update is held to 4 KB together with the attributes and dropped when over") func tooLarge() {
        var bench = Bench()
        bench.request("a", Bench.request("small", attributes: #"{"name":"pizza"}"#))
        let room = 4096 - #"{"name":"pizza"}"#.utf8.count - #"{"text":""}"#.utf8.count
        #expect(bench.update("a", String(repeating: "y", count: room + 1)).findings == [.activityTooLarge])
        #expect(bench.text("a") == #"{"text":"small"}"#)
        #expect(bench.update("a", String(repeating: "y", count: room)).findings == [])
        #expect(bench.text("a")?.utf8.count == room + 11)
    }

    @Test func anEqualStateDrawsNothing() {
        var bench = Bench()
        bench.request("a", Bench.request("same"))
        let entries = bench.update("a", "same")
        #expect(entries.findings == [.activityEqualState])
        #expect(entries.changes == [])
    }

    @Test func anEqualStateWithANewStaleDateOnlyMovesTheDate() {
        var bench = Bench()
        bench.request("a", Bench.request("same", stale: 100))
        #expect(bench.update("a", "same", stale: 200, score: 3).changes == [.content])
        #expect(bench.ledger["a"]?.payload.staleDate == Bench.date(200))
        #expect(bench.ledger["a"]?.payload.relevanceScore == 3)
        bench.wait(200)
        #expect(bench.update("a", "same", stale: 400).changes == [[.content, .phase, .look]])
        #expect(bench.ledger["a"]?.phase == .active)
    }

    @Test func anEqualStateMayStillAlert() {
        var bench = Bench()
        bench.request("a", Bench.request("same"))
        #expect(bench.update("a", "same", alert: ActivityAlert(title: "Look", body: "")).alerts.count == 1)
    }

    @Test func statesAreComparedByMeaning() {
        var bench = Bench()
        var request = Bench.request()
        request.payload.state = Data(#"{"a":1,"b":[true,null],"c":"\u00e9"}"#.utf8)
        bench.request("a", request)
        let same = ActivityPayload(state: Data(#"{ "c": "é", "b": [true, null], "a": 1.0 }"#.utf8))
        #expect(bench.handle(.update(ActivityUpdate(id: "a", payload: same))).findings == [.activityEqualState])
        let other = ActivityPayload(state: Data(#"{"a":true,"b":[true,null],"c":"é"}"#.utf8))
        #expect(bench.handle(.update(ActivityUpdate(id: "a", payload: other))).findings == [])
    }

    @Test func anOlderUpdateIsIgnored() {
        var bench = Bench()
        bench.request("a")
        bench.wait(100)
        bench.update("a", "pushed", timestamp: 90)
        let entries = bench.update("a", "late", timestamp: 89)
        #expect(entries.findings == [.activityOldTimestamp])
        #expect(entries.messages[0].contains("1 s older"))
        #expect(bench.text("a") == #"{"text":"pushed"}"#)
        bench.update("a", "same time", timestamp: 90)
        #expect(bench.text("a") == #"{"text":"same time"}"#)
        #expect(bench.end("a", "late end", timestamp: 80).findings == [.activityOldTimestamp])
        #expect(bench.ledger["a"]?.phase == .active)
    }

    /// Pushes carry whole seconds, a start of the app's own does not.
    @Test func anUpdateOfTheSecondThatTheActivityBeganInIsShown() {
        var bench = Bench()
        bench.wait(0.7)
        bench.request("a")
        bench.wait(0.1)
        #expect(bench.update("a", "same second", timestamp: 0).findings == [])
        #expect(bench.text("a") == #"{"text":"same second"}"#)
        #expect(bench.update("a", "second before", timestamp: -1).findings == [.activityOldTimestamp])
    }

    @Test func aTimestampInMillisecondsShutsLaterUpdatesOut() {
        var bench = Bench()
        bench.request("a")
        let milliseconds = Date(timeIntervalSince1970: Bench.start.timeIntervalSince1970 * 1000).timeIntervalSince(Bench.start)
        #expect(bench.update("a", "first", timestamp: milliseconds).findings == [.activityFutureTimestamp])
        #expect(bench.text("a") == #"{"text":"first"}"#)
        #expect(bench.update("a", "second").findings == [.activityOldTimestamp])
    }

    @Test func anUpdateAfterTheEndIsIgnored() {
        var bench = Bench()
        bench.request("a", Bench.request("last"))
        bench.end("a")
        #expect(bench.update("a", "too late").findings == [.activityAfterEnd])
        #expect(bench.text("a") == #"{"text":"last"}"#)
        bench.handle(.swipedAway("a"))
        #expect(bench.update("a", "much too late").findings == [.activityAfterEnd])
        #expect(bench.ledger.records.isEmpty)
    }

    @Test func theBreakdownNamesTheLargestFieldsFirst() {
        let attributes = #"{"name":"a","quote":"say \"}{\" \\","list":[1,{"x":"]"}]}"#
        let size = ActivitySize(attributes: Data(attributes.utf8), state: Data(#"{"note":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}"#.utf8))
        #expect(size.fields.map(\.name) == ["state.note", "attributes.quote", "attributes.list", "attributes.name"])
        #expect(size.bytes == attributes.utf8.count + 43)
        #expect(size.attributesBytes == size.fields.filter { $0.name.hasPrefix("attributes") }.map(\.bytes).reduce(2 + 2, +))
        #expect(ActivitySize(attributes: Data("[1,2]".utf8), state: Data("{}".utf8)).fields == [])
    }
}
