import Devices
import ExtensionProtocol
import Foundation
@testable import IsletCommand
import IsletModel
import Snapshot
import Testing

struct ActivitySubjectTests {
    private func list(_ bundle: BundleDescription, _ words: [String] = []) throws -> SubjectList {
        let arguments = try ParsedArguments(["x", "-o", "y"] + words, for: RenderCommand.specification)
        return SubjectList(bundle, target: "T", options: try RenderOptions(arguments))
    }

    private func plan(_ subject: RenderSubject?) throws -> ActivityPlan {
        guard case .activity(let plan) = try #require(subject).plan else { throw UsageError("no activity") }
        return plan
    }

    private func bundle(small: Bool = false, previews: [String] = []) -> BundleDescription {
        var bundle = BundleDescription()
        var widget = WidgetDescription(kind: "Pizza", configuration: .activity)
        widget.attributesType = "Pizza"
        widget.supplementalFamilies = small ? ["small"] : []
        bundle.widgets = [WidgetDescription(kind: "k", configuration: .static, families: [.systemSmall]), widget]
        bundle.previews = previews.enumerated().map { index, presentation in
            var preview = PreviewDescription(index: index, name: "", file: "A.swift", line: 1, subject: "activity", presentation: presentation)
            preview.attributesType = "Pizza"
            return preview
        }
        return bundle
    }

    private func names(_ plan: ActivityPlan) -> [String] {
        plan.variants.map { [$0.presentation?.rawValue ?? "", $0.place, $0.appearance.rawValue].compactMap { $0 }.joined(separator: " ") }
    }

    @Test func aPreviewIsArchivedInEveryPresentationAtOnce() throws {
        let subjects = try list(bundle(previews: ["content", "dynamicIsland.compact"])).subjects.suffix(2)
        #expect(subjects.map(\.place) == [.widget(index: 1), .widget(index: 1)])
        #expect(subjects.map(\.folders) == [["Previews", "Preview 1"], ["Previews", "Preview 2"]])
        #expect(subjects.map(\.asked) == [[.lockScreen], [.island, .compactLeading, .compactTrailing]])
        #expect(
            names(try plan(subjects.first)) == [
                "lockScreen light", "lockScreen dark", "compactLeading dark", "compactTrailing dark", "minimal dark", "expanded dark",
            ])
    }

    @Test func everyPresentationHasTheGeometryOfTheDevice() throws {
        let variants = try plan(try list(bundle(previews: ["content"])).subjects.last).variants.map(\.request)
        let banner = try #require(variants.first)
        #expect(banner.size == CGSize(width: 371, height: 160) && banner.activity?.minimumSize == CGSize(width: 371, height: 84))
        #expect(banner.activity?.margins == EdgeMargins() && banner.containerCornerRadius == 26 && !banner.context.isDark)
        let leading = try #require(variants.first { $0.activity?.presentation == .compactLeading })
        #expect(leading.size == CGSize(width: 178.0 / 3, height: 110.0 / 3) && leading.activity?.minimumSize.width == 0)
        #expect(leading.activity?.margins == EdgeMargins(top: 7, leading: 7, bottom: 7, trailing: 0))
        let expanded = try #require(variants.first { $0.activity?.presentation == .expanded })
        #expect(expanded.activity?.camera == CGSize(width: 376.0 / 3, height: 110.0 / 3) && expanded.context.isDark)
        #expect(expanded.activity?.margins == EdgeMargins(55.0 / 3))
    }

    @Test func aSmallFamilyIsDrawnForAWatchAndForCarPlay() throws {
        let plan = try plan(try list(bundle(small: true, previews: ["content"])).subjects.last)
        let small = plan.variants.filter { $0.presentation == .small }
        #expect(small.map(\.place) == ["watch", "carPlay", "carPlay", "carPlay"])
        #expect(small.map(\.request.size.width) == [184, 240, 240, 170])
        #expect(small[0].request.device.idiom == "watch" && small[0].request.scale == 2)
    }

    @Test func onlyTheWantedPresentationsAreAskedFor() throws {
        let list = try list(bundle(previews: ["content"]), ["--presentation", "island,minimal"])
        #expect(list.subjects.count == 1)
        #expect(names(try plan(list.subjects.last)) == ["compactLeading dark", "compactTrailing dark", "minimal dark"])
        #expect(try self.list(bundle(previews: ["content"]), ["--family", "systemSmall"]).subjects.count == 3)
    }

    @Test func devicesShowWhatTheyCan() throws {
        let old = try list(bundle(previews: ["content"]), ["--device", "iPhone 13"])
        #expect(names(try plan(old.subjects.last)) == ["lockScreen light", "lockScreen dark"])
        #expect(old.diagnostics.map(\.code) == [.noIsland])
        let watch = try list(bundle(small: true, previews: ["content"]), ["--device", "Apple Watch 41mm"])
        #expect(try plan(watch.subjects.last).variants.map(\.request.size) == [CGSize(width: 165, height: 72.5)])
        let none = try list(bundle(previews: ["content"]), ["--device", "iPhone 13", "--presentation", "island"])
        #expect(none.subjects.isEmpty)
        #expect(none.diagnostics.map(\.code) == [.noIsland, .presentationNotOnDevice])
    }

    @Test func filesTakeThePlaceOfPreviews() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for (name, text) in [("a", #"{"name": 1}"#), ("1", #"{"step": 1}"#), ("2", #""done""#)] { try folder.write(text, to: name + ".json") }
        let path = folder.url.path
        let list = try list(bundle(previews: ["content"]), ["--attributes", path + "/a.json", "--state", "\(path)/1.json,\(path)/2.json"])
        let subject = try #require(list.subjects.last)
        guard case .activity("Pizza", let input) = subject.request else { throw UsageError("no activity") }
        #expect(input.attributes == Data(#"{"name": 1}"#.utf8))
        #expect(input.contents.map { String(decoding: $0.state, as: UTF8.self) } == [#"{"step": 1}"#, #""done""#])
        #expect(Set(input.contents.map(\.date)).count == 1 && input.contents.allSatisfy { !$0.isStale })
        #expect(subject.phase == "content" && subject.folders == ["Pizza"])
        #expect(list.subjects.count == 4)
    }

    @Test func anActivityWithoutAStateIsShownWithOneThatIsMadeUp() throws {
        let list = try list(bundle())
        let subject = try #require(list.subjects.last)
        guard case .activity("Pizza", let input) = subject.request else { throw UsageError("no activity") }
        #expect(input.isMadeUp == true && subject.phase == "made-up" && list.diagnostics.isEmpty)
        #expect(try !self.list(bundle(previews: ["content"])).subjects.contains { $0.phase == "made-up" })
    }

    @Test func filesMustSayWhichOfSeveralActivitiesTheyAreFor() throws {
        let files = try #require(try filesFor([]))
        #expect(throws: Never.self) { try files.check(isUnambiguousAmong: ["A"], in: "T") }
        #expect(throws: UsageError("T has several Live Activities: say with --attributes-type which one --state is for: A, B")) {
            try files.check(isUnambiguousAmong: ["A", "B"], in: "T")
        }
        #expect(throws: UsageError("--state: the sources have no Live Activity")) { try files.check(isAmong: []) }
        let named = try #require(try filesFor(["--attributes-type", "C"]))
        #expect(throws: Never.self) { try named.check(isUnambiguousAmong: ["A", "B"], in: "T") }
        #expect(throws: UsageError("--attributes-type: there is no Live Activity for “C”: there is A, B")) { try named.check(isAmong: ["A", "B"]) }
    }

    private func filesFor(_ words: [String]) throws -> ActivityFiles? {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write("{}", to: "s.json")
        return try ActivityFiles(ParsedArguments(["x", "--state", folder.url.path + "/s.json"] + words, for: RenderCommand.specification))
    }

    @Test func filesThatAreNoJSONAreWrongUsage() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write("{ \"step\": }", to: "bad.json")
        let path = folder.url.path
        func complaint(_ words: [String]) throws -> String {
            let arguments = try ParsedArguments(["x"] + words, for: RenderCommand.specification)
            do {
                _ = try ActivityFiles(arguments)
                return ""
            } catch { return error.description }
        }
        #expect(try complaint(["--state", path + "/none.json"]) == "--state: there is no file \(path)/none.json")
        let broken = try complaint(["--state", path + "/bad.json"])
        #expect(broken.hasPrefix("--state: \(path)/bad.json is not JSON: ") && broken.count > path.count + 30)
        #expect(try complaint(["--attributes", path + "/bad.json"]).hasPrefix("--state FILE is missing"))
        #expect(try complaint(["--state", path]) == "--state: there is no file \(path)")
    }
}
