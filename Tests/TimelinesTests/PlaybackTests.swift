import Foundation
import IsletModel
import Testing

@testable import Timelines

struct PlaybackTests {
    private func date(_ minute: Double) -> Date { Date(timeIntervalSinceReferenceDate: minute * 60) }

    private func playback(_ minutes: [Double], _ policy: ReloadPolicy = .never, scores: [EntryRelevance?] = []) -> TimelinePlayback {
        TimelinePlayback(TimelineDescription(dates: minutes.map(date), relevance: scores, policy: policy))
    }

    private let timing = WidgetProfile.standard.timing

    @Test func theEntryWithTheGreatestDateThatHasComeIsShown() {
        let three = playback([0, 10, 20])
        #expect([-1, 0, 9.99, 10, 19, 20, 9000].map { three.entry(at: date($0)) } == [nil, 0, 0, 1, 1, 2, 2])
        #expect([-1, 0, 10, 20].map { three.nextChange(after: date($0)) } == [date(0), date(10), date(20), nil])
    }

    @Test func ofEqualDatesTheLastIsShown() {
        #expect(playback([0, 0, 0]).entry(at: date(0)) == 2)
        #expect(playback([10, 0, 10, 0]).order == [1, 3, 0, 2])
        #expect(playback([10, 0, 10, 0]).entry(at: date(5)) == 3)
    }

    @Test func aTimelineWithoutEntriesShowsNothing() {
        #expect(playback([]).entry(at: date(0)) == nil)
        #expect(playback([]).nextChange(after: date(0)) == nil)
        #expect(playback([]).shortestSpacing == nil)
    }

    @Test func theReloadFollowsThePolicy() {
        #expect(playback([0, 10]).reloadDate(received: date(0), timing: timing) == nil)
        #expect(playback([0, 10], .after(date(3))).reloadDate(received: date(0), timing: timing) == date(3))
        #expect(playback([20, 10], .atEnd).reloadDate(received: date(0), timing: timing) == date(20))
        #expect(playback([0], .atEnd).reloadDate(received: date(1), timing: timing) == date(16))
        #expect(playback([], .atEnd).reloadDate(received: date(1), timing: timing) == date(16))
    }

    @Test func aScoreLastsItsDurationOrUntilTheNextEntry() {
        let scored = playback([0, 10, 20], scores: [EntryRelevance(score: 2), EntryRelevance(score: 5, duration: 60), EntryRelevance(score: -1)])
        #expect([-1, 0, 9, 10, 10.9, 11, 20].map { scored.score(at: date($0)) } == [0, 2, 2, 5, 5, 0, 0])
        #expect([0, 10, 11, 20].map { scored.nextScoreChange(after: date($0)) } == [date(10), date(11), date(20), nil])
        #expect(scored.highestScore == 5)
    }

    /// Against a search through all entries.
    @Test(arguments: 0..<300) func itAgreesWithASearchThroughAllEntries(seed: Int) {
        var state = UInt64(seed + 1)
        func next(_ bound: UInt64) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double((state >> 33) % bound)
        }
        let minutes = (0..<Int(next(12))).map { _ in next(15) }
        let playback = playback(minutes)
        for minute in stride(from: -1.0, through: 16, by: 0.5) {
            var best: Int?
            for (index, entry) in minutes.enumerated() where entry <= minute && (best.map { minutes[$0] <= entry } ?? true) { best = index }
            #expect(playback.entry(at: date(minute)) == best)
            #expect(playback.nextChange(after: date(minute)) == minutes.filter { $0 > minute }.min().map(date))
        }
    }
}
