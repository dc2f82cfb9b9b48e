import Foundation
import IsletModel
import PushService
import Testing

/// How a device reads the payload of a push to Live Activities, and what it says about the usual mistakes.
@Suite struct LiveActivityPayloadTests {
    private func read(_ text: String) -> Result<LiveActivityPayload, LiveActivityPayload.Fault> {
        do throws(LiveActivityPayload.Fault) { return .success(try LiveActivityPayload(Data(text.utf8))) } catch { return .failure(error) }
    }

    private func fault(_ text: String) -> LiveActivityPayload.Fault? {
        if case .failure(let fault) = read(text) { fault } else { nil }
    }

    @Test(arguments: ["1e30", "9223372036854775808", "-1e300"]) func anyNumberIsATime(number: String) throws {
        let payload = try read(#"{"aps":{"timestamp":\#(number),"event":"update","content-state":{}}}"#).get()
        #expect(payload.timestamp.timeIntervalSince1970 == Double(number))
    }

    @Test func readsAllOfAStart() throws {
        let payload = try read(
            """
            {"aps":{"timestamp":1795000000,"event":"start","content-state":{"left":3},"attributes-type":"Ride","attributes":{"name":"x"},
            "alert":{"title":"T","body":{"loc-key":"B"},"sound":"s.caf"},"stale-date":1795000060,"relevance-score":7.5,"input-push-token":1}}
            """
        ).get()
        #expect(payload.event == .start && payload.timestamp == Date(timeIntervalSince1970: 1_795_000_000))
        #expect(payload.state == Data(#"{"left":3}"#.utf8) && payload.attributes == Data(#"{"name":"x"}"#.utf8))
        #expect(payload.attributesType == "Ride" && payload.push == .token && payload.relevanceScore == 7.5)
        #expect(payload.alert == ActivityAlert(title: "T", body: "B", sound: "s.caf"))
        #expect(payload.staleDate == Date(timeIntervalSince1970: 1_795_000_060) && payload.notes.isEmpty)
    }

    @Test(
        arguments: [
            ("{", PushEffect.Code.notJSON, "line 1"), ("[]", .notJSON, "object"), (#"{"apn":{}}"#, .noAPS, "apn"),
            (#"{"aps":{"timestamp":1795000000,"content-state":{}}}"#, .noEvent, "event"),
            (#"{"aps":{"timestamp":1795000000,"event":"Update","content-state":{}}}"#, .noEvent, "lower case"),
            (#"{"aps":{"event":"update","content-state":{}}}"#, .noTimestamp, "timestamp"),
            (#"{"aps":{"timestamp":1795000000,"event":"update","contentState":{}}}"#, .noState, "contentState"),
            (#"{"aps":{"timestamp":1795000000,"event":"update","content_state":{}}}"#, .noState, "content_state"),
            (#"{"aps":{"timestamp":"1795000000","event":"update","content-state":{}}}"#, .badMember, "not a text"),
            (#"{"aps":{"timestamp":1795000000,"event":"update","content-state":"{}"}}"#, .badMember, "content-state"),
            (
                #"{"aps":{"timestamp":1795000000,"event":"start","content-state":{},"attributes-type":"Ride","attributes":{}}}"#, .incompleteStart,
                "alert"
            ),
            (
                #"{"aps":{"timestamp":1795000000,"event":"start","content-state":{},"alert":{"title":"T","body":"B"}}}"#, .incompleteStart,
                "attributes-type"
            ),
        ] as [(String, PushEffect.Code, String)])
    func namesWhyNothingHappens(_ text: String, _ code: PushEffect.Code, _ word: String) {
        let found = fault(text)
        #expect(found?.code == code)
        #expect(found?.sentence.contains(word) == true, "\(found?.sentence ?? "read")")
    }

    @Test(
        arguments: [
            (#""timestamp":1795000000000"#, "milliseconds"), (#""timestamp":816932138"#, "1970"), (#""timestamp":1795000000,"sound":"x""#, "alert"),
            (#""timestamp":1795000000,"alert":"Hi""#, "object"), (#""timestamp":1795000000,"stale_date":1"#, "stale-date"),
            (#""timestamp":1795000000,"badge":1"#, "badge"),
        ])
    func pointsOutWhatIsOdd(_ members: String, _ word: String) throws {
        let payload = try read(#"{"aps":{\#(members),"event":"update","content-state":{}}}"#).get()
        #expect(payload.notes.contains { $0.contains(word) }, "\(payload.notes)")
    }

    @Test func theBudgetOfAnHourIsSpentByHighPriorityAlone() {
        var budget = PushBudget()
        var isInside: Bool
        let rules = PushRules.standard
        let start = Provider.now
        for second in 0..<rules.activityPushesPerHour {
            isInside = budget.take(.immediate, of: "a", isFrequent: false, at: start + Double(second), rules: rules)
            #expect(isInside)
        }
        isInside = budget.take(.immediate, of: "a", isFrequent: false, at: start + 100, rules: rules)
        #expect(!isInside)
        isInside = budget.take(.medium, of: "a", isFrequent: false, at: start + 100, rules: rules)
        #expect(isInside)
        isInside = budget.take(.immediate, of: "a", isFrequent: true, at: start + 100, rules: rules)
        #expect(isInside)
        isInside = budget.take(.immediate, of: "b", isFrequent: false, at: start + 100, rules: rules)
        #expect(isInside)
        isInside = budget.take(.immediate, of: "a", isFrequent: false, at: start + 3602, rules: rules)
        #expect(isInside)
    }
}
