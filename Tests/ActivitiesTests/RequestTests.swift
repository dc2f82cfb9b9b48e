import Activities
import Foundation
import IsletModel
import Testing

@Suite struct RequestTests {
    @Test("R91, C11: attributes and state together take 4096 bytes, not one more") func fourKilobytesToTheByte() {
        for (bytes, refusals) in [(4096, []), (4097, [ActivityRefusal.attributesTooLarge])] {
            var bench = Bench()
            let overhead = #"{"name":"pizza"}"#.utf8.count + #"{"text":""}"#.utf8.count
            let request = Bench.request(String(repeating: "x", count: bytes - overhead), attributes: #"{"name":"pizza"}"#)
            #expect(request.attributes.count + request.payload.state.count == bytes)
            let entries = bench.request("a", request)
            #expect(entries.refusals == refusals)
            #expect(bench.ledger.records.count == 1 - refusals.count)
        }
    }

    @Test("R92: an image in the attributes is too large, and the finding names the field") func imageInAttributes() {
        var bench = Bench()
        let image = Data(count: 5000).base64EncodedString()
        let entries = bench.request("a", Bench.request(attributes: #"{"productImage":"\#(image)","name":"x"}"#))
        #expect(entries.findings == [.activityTooLarge])
        #expect(entries.messages[0].contains("attributes.productImage 6685, state.text 12, attributes.name 10"))
        #expect(entries.messages[0].contains("Name assets instead of holding images"))
    }

    @Test("R93: an app that does not declare Live Activities starts none") func notDeclared() {
        var bench = Bench()
        bench.handle(.installed(ActivityApp(id: "other", supportsActivities: false)))
        let entries = bench.request("a", app: "other")
        #expect(entries.refusals == [.unsupportedTarget])
        #expect(entries.messages[0].contains("NSSupportsLiveActivities"))
        #expect(bench.request("b", app: "unknown").refusals == [.unsupportedTarget])
    }

    @Test("R3: a device without Live Activities starts none") func unsupportedDevice() {
        var bench = Bench(isDeviceSupported: false)
        #expect(bench.request("a").refusals == [.unsupported])
        #expect(!bench.ledger.permissions(of: Bench.app).areActivitiesEnabled)
    }

    @Test("R97, C12: an app runs five activities, whatever the island shows") func limitOfAnApp() {
        var bench = Bench()
        for number in 1...5 { #expect(bench.request("\(number)").refusals == []) }
        #expect(bench.request("6").refusals == [.targetMaximumExceeded])
        #expect(bench.ledger.permissions(of: Bench.app).areActivitiesEnabled)
        bench.install("other")
        #expect(bench.request("7", app: "other").refusals == [])
    }

    @Test func anEndedActivityDoesNotCountAndAScheduledOneDoes() {
        var bench = Bench()
        for number in 1...4 { bench.request("\(number)") }
        bench.request("scheduled", Bench.request(start: 600))
        #expect(bench.request("6").refusals == [.targetMaximumExceeded])
        bench.end("1")
        #expect(bench.request("7").refusals == [])
    }

    @Test func theDeviceHasALimitOfItsOwn() {
        var rules = ActivityRules.standard
        rules.activitiesInAll = 7
        var bench = Bench(rules: rules)
        bench.install("other")
        for number in 1...4 { bench.request("\(number)") }
        for number in 5...7 { bench.request("\(number)", app: "other") }
        #expect(bench.request("8").refusals == [.globalMaximumExceeded])
    }

    @Test("R98, R99: switched off, nothing starts and the permission says so") func switchedOff() {
        var bench = Bench()
        bench.handle(.settings(ActivitySettings(allowsActivities: false), app: Bench.app))
        #expect(!bench.ledger.permissions(of: Bench.app).areActivitiesEnabled)
        #expect(bench.request("a").refusals == [.denied])
        bench.handle(.settings(ActivitySettings(), app: Bench.app))
        #expect(bench.request("a").refusals == [])
    }

    @Test func switchingOffTakesTheAppsActivitiesAway() {
        var bench = Bench()
        bench.install("other")
        bench.request("a")
        bench.request("b")
        bench.end("b")
        bench.request("c", app: "other")
        let entries = bench.handle(.settings(ActivitySettings(allowsActivities: false), app: Bench.app))
        #expect(entries.first?.action == .permissions(ActivityPermissions(areActivitiesEnabled: false, frequentPushesEnabled: false), app: Bench.app))
        #expect(bench.phases("a").last == "dismissed 0")
        #expect(bench.phases("b").last == "dismissed 0")
        #expect(bench.ledger.records.map(\.id) == ["c"])
    }

    @Test("R112: frequent pushes need the app's key and the person's consent") func frequentPushes() {
        var bench = Bench(frequent: true)
        #expect(bench.ledger.permissions(of: Bench.app).frequentPushesEnabled)
        let entries = bench.handle(.settings(ActivitySettings(allowsFrequentPushes: false), app: Bench.app))
        #expect(
            entries.map(\.action) == [.permissions(ActivityPermissions(areActivitiesEnabled: true, frequentPushesEnabled: false), app: Bench.app)])
        #expect(!Bench(frequent: false).ledger.permissions(of: Bench.app).frequentPushesEnabled)
    }

    @Test(arguments: [(ActivityRequest.Origin.app, [ActivityRefusal.visibility]), (.intent, []), (.push, [])])
    func inTheBackgroundOnlyIntentsAndPushesStart(origin: ActivityRequest.Origin, refusals: [ActivityRefusal]) {
        var bench = Bench()
        bench.handle(.appLeftForeground(Bench.app))
        #expect(bench.request("a", Bench.request(origin: origin)).refusals == refusals)
    }

    @Test("R110: an activity asked for with a token wants one, without none") func tokens() {
        var bench = Bench()
        #expect(bench.request("a", Bench.request(push: .token)).last?.action == .needsPushToken(id: "a"))
        #expect(!bench.request("b").contains { $0.action == .needsPushToken(id: "b") })
        #expect(bench.handle(.pushToken(Data([1, 2]), id: "a")).changes == [.token])
        #expect(bench.ledger["a"]?.pushToken == Data([1, 2]))
        #expect(bench.handle(.pushToken(Data([1, 2]), id: "a")).isEmpty)
    }

    @Test("R100: a request creates the activity with its identifier and content") func creates() {
        var bench = Bench()
        let entries = bench.request("a", Bench.request("first", alert: ActivityAlert(title: "New", body: "")))
        #expect(entries.changes == [[.created, .phase, .content, .look]])
        #expect(entries.alerts.map(\.title) == ["New"])
        #expect(bench.ledger["a"]?.startedAt == Bench.start)
    }
}
