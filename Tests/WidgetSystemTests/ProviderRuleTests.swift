import Foundation
import IsletModel
import Ledger
import Testing
import Timelines

@testable import WidgetSystem

/// Asking providers and showing what they answer.
struct ProviderRuleTests {
    @Test("R42: the placeholder shows until there is something else, and is asked for once for a kind") func placeholder() {
        var scenario = Scenario()
        scenario.answer = { request, _ in
            if case .placeholder = request { (1, .placeholder) } else { (10, request.isTimeline ? .timeline(Scenario.hourly) : .snapshot) }
        }
        scenario.at(0, .installed(.app("Clock")), .session(.foreground, app: "app", isActive: true), .placed(.small()), .placed(.small()))
        scenario.run(to: 2 / 60)
        #expect(scenario.content(1) == .placeholder)
        #expect(scenario.content(2) == .placeholder)
        scenario.at(5, .placed(WidgetPlacement(app: "app", kind: "Clock", family: .systemLarge)))
        scenario.run(to: 10)
        #expect(scenario.requests().filter { $0 == .placeholder(kind: 0) }.count == 1)
        #expect(scenario.content(3) == .entry(timeline: 1, index: 0))
    }

    @Test("R43: the gallery asks for a preview of each family it offers") func preview() {
        var scenario = Scenario()
        scenario.at(
            0, .installed(.app("Clock", families: [.systemSmall, .systemLarge])), .session(.foreground, app: "app", isActive: true),
            .galleryShown(app: "app"))
        scenario.run(to: 1)
        #expect(scenario.requests() == [.preview(kind: 0, family: .systemSmall), .preview(kind: 0, family: .systemLarge)])
    }

    @Test("R44: a timeline is asked for when a widget is added or edited, on calls, by policy, and after settings change") func occasions() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0], $0 < 1 ? .after(Scenario.date(60)) : .never) }
        scenario.at(120, .edited(WidgetID(1), configuration: "Berlin"))
        scenario.at(180, .reloadTimelines(ofKind: "Clock", app: "app"))
        scenario.at(240, .settingChanged(.locale))
        scenario.at(300, .settingChanged(.textSize))
        scenario.at(360, .settingChanged(.accessibility))
        scenario.run(to: 600)
        #expect(
            scenario.reasons(.reloadStarted) == [
                "placed", "policy-after", "edited", "reload-call", "locale-change", "text-size-change", "accessibility-change",
            ])
        #expect(scenario.system.currentConfigurations(of: "app").map(\.configuration) == ["Berlin"])
    }

    @Test("R45: an entry is shown from its date on, until the next one's, and the last one stays") func entries() {
        var scenario = Scenario.placed { _ in Scenario.timeline([-60, -30, 10, 20]) }
        scenario.run(to: 9.99)
        #expect(scenario.content(1) == .entry(timeline: 1, index: 1), "of entries that are past only the last is shown")
        for (minute, index) in [(10.0, 2), (19.99, 2), (20, 3), (5000, 3)] {
            scenario.run(to: minute)
            #expect(scenario.content(1) == .entry(timeline: 1, index: index))
        }
        #expect(scenario.ledger.events(.entryShown).count == 3)
    }

    @Test func beforeTheFirstEntryWhatWasThereStays() {
        var scenario = Scenario.placed { Scenario.timeline([$0 + 30]) }
        scenario.run(to: 29)
        #expect(scenario.content(1) == .snapshot)
        scenario.at(60, .edited(WidgetID(1), configuration: nil))
        scenario.run(to: 89)
        #expect(scenario.content(1) == .entry(timeline: 1, index: 0))
        scenario.run(to: 90)
        #expect(scenario.content(1) == .entry(timeline: 2, index: 0))
    }

    @Test("R47: after the last entry of a timeline that ends so, the next one is asked for") func atEnd() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0, $0 + 30, $0 + 60], .atEnd) }
        scenario.run(to: 200)
        #expect(scenario.reloads() == [0, 60, 120, 180])
    }

    @Test func aSingleEntryThatEndsAtOnceDoesNotLoop() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0], .atEnd) }
        scenario.run(to: 60)
        #expect(scenario.reloads() == [0, 15, 30, 45, 60])
    }

    @Test("R48: a timeline with a date is followed at that date, before or after its last entry") func afterDate() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0, $0 + 100], .after(Scenario.date($0 + 40))) }
        scenario.run(to: 90)
        #expect(scenario.reloads() == [0, 40, 80])
        #expect(scenario.content(1) == .entry(timeline: 3, index: 0))
    }

    @Test func aDateInThePastWaitsForTheLeastInterval() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0], .after(Scenario.date(-100))) }
        scenario.run(to: 16)
        #expect(scenario.reloads() == [0, 5, 10, 15])
    }

    @Test("R49: a timeline that is never followed waits for a call") func never() {
        var scenario = Scenario.placed { Scenario.timeline([$0]) }
        scenario.at(3000, .reloadTimelines(ofKind: "Clock", app: "app"))
        scenario.run(to: 10_000)
        #expect(scenario.reloads().count == 2)
        #expect(abs(scenario.reloads()[1] - 3000) < 0.1)
    }

    @Test("R50: a policy's date is the earliest moment; how late it is served depends on the seed") func delay() {
        func second(_ seed: UInt64) -> Double {
            var scenario = Scenario(seed: seed)
            scenario.answer = Scenario.answer { Scenario.timeline([$0], .after(Scenario.date(60))) }
            scenario.at(0, .installed(.app("Clock")), .session(.foreground, app: "app", isActive: true), .placed(.small()))
            scenario.run(to: 62)
            return scenario.reloads()[1]
        }
        let minutes = (1...20).map { second($0) }
        #expect(minutes.allSatisfy { $0 >= 60 && $0 <= 61 })
        #expect(Set(minutes).count > 5)
        #expect(minutes == (1...20).map { second($0) })
    }

    @Test("R51: an extension is asked for one timeline at a time") func serial() {
        var scenario = Scenario()
        scenario.answer = { request, _ in
            request.isTimeline ? (10, .timeline(Scenario.hourly)) : (0, request.isPlaceholder ? .placeholder : .snapshot)
        }
        scenario.at(
            0, .installed(.app("Clock")), .session(.foreground, app: "app", isActive: true), .placed(.small()), .placed(.small()), .placed(.small()))
        scenario.run(to: 1)
        #expect(scenario.reloads().map { ($0 * 60).rounded() } == [0, 10, 20])
        #expect(scenario.ledger.events(.reloadQueued).allSatisfy { $0.rule == .timelinesOneAfterAnother })
    }

    @Test("R52: after 28 seconds a reload is dropped, what is shown stays, and a late answer changes nothing") func timeOut() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0]) }
        scenario.run(to: 1)
        scenario.answer = { _, _ in (30, .timeline(Scenario.hourly)) }
        scenario.at(60, .reloadTimelines(ofKind: "Clock", app: "app"))
        scenario.run(to: 70)
        #expect(scenario.content(1) == .entry(timeline: 1, index: 0))
        #expect(scenario.reasons(.reloadFailed) == ["timed-out"])
        #expect(scenario.reasons(.answerIgnored) == ["late"])
        let failed = scenario.ledger.events(.reloadFailed)[0].time
        #expect(failed.timeIntervalSince(scenario.ledger.events(.reloadStarted)[1].time) == 28)
        scenario.run(to: 600)
        #expect(scenario.reloads().count == 2, "the next reload is awaited, and nothing asks for one")
    }

    @Test("R52: the widgets of an extension that hangs wait for it") func blocked() {
        var scenario = Scenario()
        scenario.answer = { request, _ in request.isTimeline ? nil : (0, request.isPlaceholder ? .placeholder : .snapshot) }
        scenario.at(0, .installed(.app("Clock")), .session(.foreground, app: "app", isActive: true), .placed(.small()), .placed(.small()))
        scenario.run(to: 57 / 60)
        #expect(scenario.reloads(of: 1).map { ($0 * 60).rounded() } == [0])
        #expect(scenario.reloads(of: 2).isEmpty, "28 seconds, then the extension rests 30")
        scenario.run(to: 59 / 60)
        #expect(scenario.reloads(of: 2).map { ($0 * 60).rounded() } == [58])
        #expect(scenario.content(1) == .snapshot)
    }

    @Test("R53: a provider slower than five seconds is noticed, and still shown") func slow() {
        var scenario = Scenario.placed { _ in Scenario.hourly }
        scenario.answer = { request, _ in
            request.isTimeline ? (15, .timeline(Scenario.hourly)) : (0, request.isPlaceholder ? .placeholder : .snapshot)
        }
        scenario.run(to: 1)
        #expect(scenario.findings() == [.providerSlow])
        #expect(scenario.content(1) == .entry(timeline: 1, index: 0))
    }

    @Test("R54: entries out of order are noticed and shown by their dates") func order() {
        var scenario = Scenario.placed { _ in Scenario.timeline([60, 0, 30]) }
        var seen: [WidgetContent?] = []
        for minute in [0.0, 30, 60] {
            scenario.run(to: minute)
            seen.append(scenario.content(1))
        }
        #expect(seen == [1, 2, 0].map { .entry(timeline: 1, index: $0) })
        #expect(scenario.findings() == [.entriesOutOfOrder])
    }

    @Test("R55: twenty entries are fine") func twenty() { #expect(findings(count: 20) == []) }

    @Test("R56: more than thirty entries are noticed") func thirty() {
        #expect(findings(count: 30) == [])
        #expect(findings(count: 31) == [.tooManyEntries])
    }

    @Test("R57: a hundred entries are noticed, more than 400 refused; what is shown stays") func hundreds() {
        #expect(findings(count: 100) == [.tooManyEntries])
        var scenario = Scenario.placed(.punctual) { minute in Scenario.timeline((0..<(minute < 1 ? 3 : 401)).map { minute + Double($0) * 10 }) }
        scenario.at(60, .reloadTimelines(ofKind: "Clock", app: "app"))
        scenario.run(to: 70)
        #expect(scenario.content(1) == .entry(timeline: 1, index: 2))
        #expect(scenario.reasons(.timelineRefused) == ["too-many-entries"])
    }

    @Test("R58: entries less than five minutes apart are noticed") func spacing() {
        #expect(findings(count: 3, apart: 5) == [])
        #expect(findings(count: 3, apart: 4.9) == [.entriesTooClose])
    }

    private func findings(count: Int, apart: Double = 10) -> [FindingCode] {
        var scenario = Scenario.placed { minute in Scenario.timeline((0..<count).map { minute + Double($0) * apart }) }
        scenario.run(to: 1)
        return scenario.findings()
    }

    @Test("R60: looking at a widget runs none of its code") func looking() {
        var scenario = Scenario.placed { Scenario.timeline([$0]) }
        for minute in 1...500 { scenario.at(Double(minute), .looked(at: .homeScreen(page: 0))) }
        scenario.run(to: 501)
        #expect(scenario.requests().filter(\.isTimeline).count == 1)
    }

    @Test func anEmptyTimelineChangesNothingButTheNextRequest() {
        var scenario = Scenario.placed(.punctual) {
            $0 < 1 ? Scenario.timeline([$0], .after(Scenario.date(20))) : TimelineDescription(dates: [], policy: .after(Scenario.date(50)))
        }
        scenario.run(to: 51)
        #expect(scenario.content(1) == .entry(timeline: 1, index: 0))
        #expect(scenario.findings() == [.timelineEmpty, .timelineEmpty])
        #expect(scenario.reloads() == [0, 20, 50])
    }

    @Test func anEmptyFirstTimelineLeavesTheSnapshot() {
        var scenario = Scenario.placed(.punctual) { _ in TimelineDescription(dates: [], policy: .atEnd) }
        scenario.run(to: 46)
        #expect(scenario.content(1) == .snapshot)
        #expect(scenario.reloads() == [0, 15, 30, 45])
    }

    @Test func aCrashKeepsWhatIsShownAndTriesAgainEverLater() {
        var scenario = Scenario.placed(.punctual) { Scenario.timeline([$0]) }
        scenario.run(to: 1)
        scenario.answer = { _, minute in (0, minute < 70 ? .failed(.crashed) : .timeline(Scenario.hourly)) }
        scenario.at(60, .edited(WidgetID(1), configuration: nil))
        scenario.run(to: 69)
        #expect(scenario.content(1) == .entry(timeline: 1, index: 0))
        #expect(scenario.reloads().map { (($0 - 60) * 60).rounded() } == [-3600, 0, 30, 90, 390])
        scenario.run(to: 90)
        #expect(scenario.content(1) == .entry(timeline: 2, index: 0))
        scenario.answer = { _, _ in (0, .failed(.crashed)) }
        scenario.at(100, .edited(WidgetID(1), configuration: nil))
        scenario.run(to: 100.75)
        #expect(scenario.reloads().suffix(2).map { (($0 - 100) * 60).rounded() } == [0, 30], "a success makes the rests short again")
    }
}

extension ExtensionRequest {
    var isPlaceholder: Bool { if case .placeholder = self { true } else { false } }
}
