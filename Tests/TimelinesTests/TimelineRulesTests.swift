import Foundation
import IsletModel
import Snapshot
import Testing
import Timelines

struct TimelineRulesTests {
    let rules = TimelineRules()

    private func dates(_ minutes: [Double]) -> [Date] { minutes.map { Date(timeIntervalSince1970: $0 * 60) } }

    private func codes(_ minutes: [Double], count: Int? = nil) -> [FindingCode] {
        rules.judge(dates: dates(minutes), entryCount: count ?? minutes.count, subject: "w").diagnostics.map(\.code)
    }

    @Test func entriesInOrderAndFarApartAreFine() {
        #expect(rules.judge(dates: dates([0, 60, 120]), entryCount: 3, subject: "w").order == [0, 1, 2])
        #expect(codes([0, 60, 120]) == [])
    }

    @Test func entriesAreShownSortedAndEqualDatesKeepTheirOrder() {
        let verdict = rules.judge(dates: dates([60, 0, 60]), entryCount: 3, subject: "w")
        #expect(verdict.order == [1, 0, 2])
        #expect(verdict.diagnostics.map(\.code) == [.entriesOutOfOrder, .entriesTooClose])
    }

    @Test func anEmptyTimelineIsAnError() {
        let verdict = rules.judge(dates: [], entryCount: 0, subject: "“Clock” (systemSmall)")
        #expect(verdict.order.isEmpty)
        #expect(verdict.diagnostics.first?.severity == .error)
        #expect(verdict.diagnostics.first?.message.hasPrefix("“Clock” (systemSmall): the timeline has no entries") == true)
    }

    @Test func spacingBelowFiveMinutesIsReported() {
        #expect(codes([0, 4.99]) == [.entriesTooClose])
        #expect(codes([0, 5]) == [])
        #expect(codes([0]) == [])
    }

    @Test func moreThanThirtyEntriesAreReported() {
        #expect(codes([0, 60], count: 31) == [.tooManyEntries])
        #expect(codes([0, 60], count: 30) == [])
    }

    @Test func elevenWidgetsAreReportedTenAreNot() {
        #expect(rules.judge(widgetCount: 11, target: "t").map(\.code) == [.tooManyWidgets])
        #expect(rules.judge(widgetCount: 10, target: "t").isEmpty)
    }

    @Test func slowProvidersAreReported() {
        #expect(rules.judge(providerSeconds: 15, subject: "w").first?.message == "w: the provider took 15 s; aim for less than 5 s")
        #expect(rules.judge(providerSeconds: 5, subject: "w").isEmpty)
    }

    @Test func imagesLargerThanTheArchiveAllowsAreErrors() {
        let widget = CGSize(width: 474, height: 474)
        #expect(rules.judge(images: ["fits": CGSize(width: 591, height: 591)], widgetPixels: widget, subject: "w").isEmpty)
        // A picture of a catalog is made for the largest family.
        let asset = ImageResource.file(path: "/w/Assets/sky.imageset/sky.png", pixelSize: CGSize(width: 1000, height: 1000))
        let made = ImageResource.data(Data(), pixelSize: CGSize(width: 1000, height: 1000))
        func severities(_ image: ImageResource) -> [SnapshotDiagnostic.Severity] {
            let root = SnapshotNode(identity: "", role: "Root", frame: .zero)
            var snapshot = Snapshot(size: .zero, scale: 3, date: Date(timeIntervalSince1970: 0), context: SnapshotContext(), root: root)
            snapshot.images = ["sky": image]
            let large = CGSize(width: 1092, height: 1146)
            return rules.judge(picturesOf: [snapshot], widgetPixels: widget, largestPixels: large, subject: "w").map(\.severity)
        }
        func refused(_ image: ImageResource) -> Bool { !severities(image).isEmpty }
        #expect(!refused(asset) && refused(made))
        // Whether one that is too large for that family as well is refused is not certain.
        let huge = ImageResource.file(path: "/w/Assets/sky.imageset/sky.png", pixelSize: CGSize(width: 1500, height: 1500))
        #expect(severities(huge) == [.warning] && severities(made) == [.error])
        let found = rules.judge(images: ["sky": CGSize(width: 3840, height: 2160)], widgetPixels: widget, subject: "w")
        #expect(found.map(\.code) == [.imageTooLarge])
        #expect(found.first?.message.contains("(3840, 2160), totalArea: 8294400 > max[349820]") == true)
        let accessory = CGSize(width: 172.5 * 3, height: 76 * 3)
        #expect(rules.judge(images: ["avatar": CGSize(width: 460, height: 460)], widgetPixels: accessory, subject: "w").isEmpty)
        #expect(rules.judge(images: ["sky": CGSize(width: 640, height: 640)], widgetPixels: accessory, subject: "w").map(\.code) == [.imageTooLarge])
    }

    @Test(arguments: 0..<200) func everyOrderIsASortedPermutation(seed: Int) {
        var state = UInt64(seed + 1)
        func next() -> Double {
            state = state &* 6364136223846793005 &+ 1442695040888963407
            return Double(state >> 40) / 1000
        }
        let dates = dates((0..<(seed % 40)).map { _ in next() })
        let verdict = rules.judge(dates: dates, entryCount: dates.count, subject: "w")
        #expect(verdict.order.sorted() == Array(dates.indices))
        #expect(zip(verdict.order, verdict.order.dropFirst()).allSatisfy { dates[$0] <= dates[$1] })
    }
}
