import EndToEnd
import Foundation
import IsletModel
import TestGate
import Testing

/// What `islet check` alone says of a sample.
struct CheckedSample: Sendable, CustomTestStringConvertible {
    var name: String
    var code: FindingCode
    /// `File.swift:7`
    var place: String

    var testDescription: String { "\(name): \(code.rawValue) at \(place)" }

    static let handful: Set<String> = ["bad-async-image", "bad-out-of-order-dates", "bad-uiimage-attributes"]

    static let bad: [CheckedSample] = [
        .init(name: "bad-app-group-mismatch", code: .appGroupMismatch, place: "Groups.swift:7"),
        .init(name: "bad-async-image", code: .asyncImage, place: "RemoteImage.swift:10"),
        .init(name: "bad-bundle-eleven", code: .compile, place: "Bundle.swift:35"),
        .init(name: "bad-button-action", code: .buttonActionClosure, place: "ActionView.swift:10"),
        .init(name: "bad-control-thread-sleep", code: .blockingControlProvider, place: "MyValueProvider.swift:9"),
        .init(name: "bad-entry-interval", code: .entriesTooClose, place: "Provider.swift:15"),
        .init(name: "bad-expensive-timeline", code: .providerSlow, place: "Provider.swift:17"),
        .init(name: "bad-family-names", code: .compile, place: "MyWidget.swift:15"),
        .init(name: "bad-frequent-reload", code: .reloadTooSoon, place: "Refresh.swift:15"),
        .init(name: "bad-gesture-in-widget", code: .gestureInWidget, place: "GestureView.swift:12"),
        .init(name: "bad-heavy-view-body", code: .heavyViewBody, place: "MyWidgetView.swift:16"),
        .init(name: "bad-huge-image", code: .imageTooLarge, place: "Scaffold.swift:26"),
        .init(name: "bad-image-data-attributes", code: .activityTooLarge, place: "MyAttributes.swift:7"),
        .init(name: "bad-island-missing-presentations", code: .compile, place: "CompactOnly.swift:16"),
        .init(name: "bad-island-square", code: .squareInIsland, place: "SquareShape.swift:5"),
        .init(name: "bad-link-in-small", code: .linkInSmall, place: "SmallLinkView.swift:8"),
        .init(name: "bad-load-entire-database", code: .memoryLimit, place: "Scaffold.swift:13"),
        .init(name: "bad-network-in-live-activity", code: .taskInLiveActivity, place: "NetworkActivity.swift:13"),
        .init(name: "bad-network-in-view", code: .networkInView, place: "Fetch.swift:5"),
        .init(name: "bad-out-of-order-dates", code: .entriesOutOfOrder, place: "Provider.swift:15"),
        .init(name: "bad-refresh-too-frequent", code: .entriesTooClose, place: "Provider.swift:15"),
        .init(name: "bad-timeline-timeout", code: .providerTimeout, place: "Provider.swift:15"),
        .init(name: "bad-too-many-entries", code: .tooManyEntries, place: "Provider.swift:15"),
        .init(name: "bad-uiimage-attributes", code: .compile, place: "MyAttributes.swift:8"),
        .init(name: "bad-update-over-4kb", code: .activityTooLarge, place: "Update.swift:6"),
        .init(name: "bad-userdefaults-standard", code: .standardDefaultsInExtension, place: "Shared.swift:8"),
    ]

    /// Samples that show the failure of requests on purpose.
    private static let failing: Set<String> = ["002-activity-errors"]

    /// All other samples, by name.
    static let good: [String] = {
        guard let folder = SeedSamples.folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return [] }
        return names.filter { $0.first?.isNumber == true && !failing.contains($0) }.sorted()
    }()

    /// The findings of `islet check`.
    static func findings(of name: String) throws -> [JSONValue] {
        let result = try Program.run(["check", #require(SeedSamples.folder).appendingPathComponent(name).path, "--json"])
        return try JSONValue(json: Data(result.output.utf8))["diagnostics"].elements
    }
}

@Suite(.enabled(if: SeedSamples.folder != nil, Comment(rawValue: SeedSamples.absence)), .serialized, .startsPrograms)
struct CheckedSampleTests {
    @Test(arguments: SeedSamples.chosen(CheckedSample.bad, handful: CheckedSample.handful, name: \.name))
    func theMistakeIsFoundAtItsLine(_ sample: CheckedSample) throws {
        let found = try CheckedSample.findings(of: sample.name).filter { $0["code"].string == sample.code.rawValue }
        let places = found.map { "\($0["file"].string ?? ""):\($0["line"].number.map { Int($0) } ?? 0)" }
        #expect(places.contains(sample.place), "\(places)")
    }

    @Test(arguments: SeedSamples.chosen(CheckedSample.good, handful: ["002-accented", "002-button-intent"], name: \.self))
    func aGoodSampleHasNoError(_ name: String) throws {
        let errors = try CheckedSample.findings(of: name).filter { $0["severity"] == "error" }
        #expect(errors.isEmpty, "\(errors)")
    }
}
