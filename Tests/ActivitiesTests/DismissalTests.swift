import Activities
import Foundation
import IsletModel
import Testing

@Suite struct DismissalTests {
    private static func removal(_ dismissal: ActivityDismissal) -> [String] {
        var bench = Bench()
        bench.request("a")
        bench.wait(100)
        bench.end("a", nil, dismissal)
        bench.wait(20 * Bench.hour)
        return bench.phases("a")
    }

    @Test("R106: by default an ended activity stays four hours") func byDefault() {
        #expect(Self.removal(.byDefault) == ["active 0", "ended 100", "dismissed 14500"])
    }

    @Test("R107: immediately means at once") func immediate() {
        #expect(Self.removal(.immediate) == ["active 0", "ended 100", "dismissed 100"])
    }

    @Test(
        "R108: after a date, four hours at most, and at once when it has passed",
        arguments: [
            (3700.0, 3700), (14500.0, 14500), (14501.0, 14500), (21700.0, 14500), (100.0, 100), (50.0, 100),
        ])
    func after(date: Double, expected: Int) {
        #expect(Self.removal(.after(Bench.date(date))) == ["active 0", "ended 100", "dismissed \(expected)"])
    }

    @Test("R109: the end may bring the last content") func finalContent() {
        var bench = Bench()
        bench.request("a")
        let entries = bench.end("a", "delivered")
        #expect(bench.text("a") == #"{"text":"delivered"}"#)
        #expect(entries.changes == [[.phase, .content, .look]])
    }

    @Test func anEndWithoutContentKeepsWhatIsShown() {
        var bench = Bench()
        bench.request("a", Bench.request("first"))
        bench.end("a")
        #expect(bench.text("a") == #"{"text":"first"}"#)
    }

    @Test func lastContentThatIsTooLargeIsLeftOutAndTheActivityEnds() {
        var bench = Bench()
        bench.request("a", Bench.request("small"))
        #expect(bench.end("a", String(repeating: "x", count: 5000)).findings == [.activityTooLarge])
        #expect(bench.text("a") == #"{"text":"small"}"#)
        #expect(bench.ledger["a"]?.phase == .ended)
    }

    @Test func aSecondEndCanOnlyRemoveEarlier() {
        var bench = Bench()
        bench.request("a")
        bench.end("a", nil, .after(Bench.date(600)))
        bench.end("a", nil, .after(Bench.date(7200)))
        #expect(bench.ledger["a"]?.dismissalDate == Bench.date(600))
        #expect(bench.end("a", "again").findings == [.activityAfterEnd])
        #expect(bench.text("a") == #"{"text":"new"}"#)
        bench.end("a", nil, .immediate)
        #expect(bench.phases("a") == ["active 0", "ended 0", "dismissed 0"])
        #expect(bench.end("a").findings == [.activityAfterEnd])
    }
}
