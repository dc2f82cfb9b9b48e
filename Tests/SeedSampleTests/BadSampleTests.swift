import Foundation
import TestGate
import Testing

/// A sample with a mistake that drawing finds.
struct BadSample: Sendable, CustomTestStringConvertible {
    var name: String
    var exitCode: Int32 = 0
    /// Codes that the run reports, notes left out.
    var codes: Set<String> = []
    /// Texts of the first entry; nil where there is none.
    var shows: [String]?
    /// A part of what the command says.
    var says = ""

    var testDescription: String { name }

    static let handful: Set<String> = ["bad-family-names", "bad-link-in-small", "bad-out-of-order-dates"]

    static let all: [BadSample] = [
        .init(name: "bad-app-group-mismatch", codes: ["app-group-mismatch"], shows: ["nil"]),
        .init(name: "bad-async-image", codes: ["async-image"], shows: []),
        .init(name: "bad-bundle-eleven", exitCode: 3, codes: ["compile"], says: "a WidgetBundle holds at most 10 widgets"),
        .init(name: "bad-button-action", codes: ["button-action-closure"], shows: ["Action"]),
        .init(name: "bad-entry-interval", codes: ["entries-too-close"]),
        .init(name: "bad-expensive-timeline", codes: ["provider-slow"]),
        .init(name: "bad-family-names", exitCode: 3, codes: ["compile"], says: "type 'WidgetFamily' has no member 'small'"),
        .init(name: "bad-gesture-in-widget", codes: ["gesture-in-widget", "unsupported-view"], shows: ["Tap me"]),
        .init(name: "bad-heavy-view-body", shows: ["Items", "1 metI", "2 metI", "3 metI"]),
        .init(name: "bad-huge-image", exitCode: 1, codes: ["image-too-large"]),
        .init(name: "bad-link-in-small", codes: ["link-in-small"]),
        .init(name: "bad-load-entire-database", exitCode: 4, codes: ["memory-limit"]),
        .init(name: "bad-network-in-view", codes: ["network-in-view"], shows: ["Weather"]),
        .init(name: "bad-out-of-order-dates", codes: ["entries-out-of-order"], shows: ["1"]),
        .init(name: "bad-refresh-too-frequent", codes: ["entries-too-close", "too-many-entries"]),
        .init(name: "bad-timeline-timeout", exitCode: 4, codes: ["provider-timeout"]),
        .init(name: "bad-too-many-entries", codes: ["entries-too-close", "too-many-entries"]),
        .init(name: "bad-userdefaults-standard", codes: ["userdefaults-standard"], shows: ["Empty"]),
    ]
}

@Suite(.enabled(if: SeedSamples.folder != nil, Comment(rawValue: SeedSamples.absence)), .serialized, .startsPrograms)
struct BadSampleTests {
    @Test(arguments: SeedSamples.chosen(BadSample.all, handful: BadSample.handful, name: \.name))
    func theMistakeIsFound(_ sample: BadSample) throws {
        let rendering = try Rendering(sample: sample.name)
        #expect(rendering.exitCode == sample.exitCode, "\(rendering.messages)")
        let manifest = try rendering.manifest()
        #expect(Set(manifest.diagnostics.filter { $0.severity != "note" }.map(\.code)) == sample.codes, "\(rendering.messages)")
        if !sample.says.isEmpty { #expect(rendering.messages.contains(sample.says)) }
        guard let texts = sample.shows else { return }
        let widget = try #require(manifest.targets.first?.widgets.first)
        let picture = try #require(widget.pictures("timeline", in: "systemSmall").first)
        #expect(try rendering.texts(of: picture) == texts)
    }
}
