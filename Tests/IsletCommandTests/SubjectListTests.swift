import Devices
import ExtensionProtocol
import Foundation
@testable import IsletCommand
import IsletModel
import ProjectReader
import Snapshot
import Testing

struct SubjectListTests {
    private func list(_ bundle: BundleDescription, _ words: String...) throws -> SubjectList {
        let arguments = try ParsedArguments(["x", "-o", "y"] + words, for: RenderCommand.specification)
        return SubjectList(bundle, target: "T", options: try RenderOptions(arguments))
    }

    private func bundle(_ families: [WidgetFamily], _ configuration: WidgetDescription.Configuration = .static) -> BundleDescription {
        var bundle = BundleDescription()
        bundle.widgets = [WidgetDescription(kind: "k", configuration: configuration, families: families)]
        return bundle
    }

    @Test func everyFamilyHasThreePhasesInBothAppearances() throws {
        let list = try list(bundle([.systemSmall, .accessoryCircular]))
        #expect(
            list.subjects.map(\.title) == [
                "placeholder of “k” (systemSmall)", "snapshot of “k” (systemSmall)", "timeline of “k” (systemSmall)",
                "placeholder of “k” (accessoryCircular)", "snapshot of “k” (accessoryCircular)", "timeline of “k” (accessoryCircular)",
            ])
        #expect(list.subjects[0].viewPlan!.variants.map(\.request.context.isDark) == [false, true])
        #expect(list.subjects[0].viewPlan!.variants.map(\.mode) == [.fullColor, .fullColor])
        #expect(list.subjects[3].viewPlan!.variants.map(\.mode) == [.vibrant, .vibrant])
        #expect(list.diagnostics.isEmpty)
    }

    @Test func marginsBackgroundAndCornersFollowTheFamily() throws {
        let list = try list(bundle([.systemSmall, .accessoryCircular]), "--mode", "fullColor,accented")
        let home = list.subjects[0].viewPlan!.variants.map(\.request)
        #expect(home[0].contentMargins == EdgeMargins(16) && home[0].showsContainerBackground && home[0].containerCornerRadius == 28)
        #expect(!home[1].showsContainerBackground)
        let lock = list.subjects[3].viewPlan!.variants[0].request
        #expect(lock.contentMargins == EdgeMargins(0) && !lock.showsContainerBackground)
    }

    @Test func aWatchIsAlwaysDark() throws {
        let list = try list(bundle([.accessoryCircular]), "--device", "Apple Watch 46mm")
        #expect(list.subjects[0].viewPlan!.variants.map(\.request.context.isDark) == [true])
    }

    /// A face takes the background away, a phone's Home Screen shows it.
    @Test func aWatchFaceHasNoContainerBackground() throws {
        let watch = try list(bundle([.accessoryRectangular]), "--device", "Apple Watch 46mm")
        #expect(watch.subjects[0].viewPlan!.showsContainerBackground == false)
        #expect(try list(bundle([.systemSmall])).subjects[0].viewPlan!.showsContainerBackground == nil)
    }

    @Test(arguments: [
        (TargetPlatform.macOS, "Mac"), (.watchOS, "Apple Watch 45mm"), (.visionOS, "Apple Vision Pro"), (.iOS, "iPhone 16"), (.tvOS, "iPhone 16"),
    ])
    func targetsAreDrawnForADeviceOfTheirSystem(_ platform: TargetPlatform, _ name: String) throws {
        var target = BuildTarget(name: "T", kind: .looseFiles, root: URL(fileURLWithPath: "/"), sources: [])
        target.platform = platform
        let plain = try RenderOptions(ParsedArguments(["x", "-o", "y"], for: RenderCommand.specification))
        #expect(plain.fitted(to: target).device.name == name)
        let chosen = try RenderOptions(ParsedArguments(["x", "-o", "y", "--device", "iPad mini"], for: RenderCommand.specification))
        #expect(chosen.fitted(to: target).device.name == "iPad mini")
    }

    @Test func optionsReachTheVariants() throws {
        let list = try list(
            bundle([.systemSmall]), "--locale", "ar-EG", "--timezone", "Asia/Tokyo", "--dynamic-type", "xLarge", "--scale", "2", "--os", "18",
            "--appearance", "dark")
        let variant = try #require(list.subjects.first?.viewPlan?.variants.first?.request)
        #expect(list.subjects[0].viewPlan!.variants.count == 1)
        #expect(variant.context.isRightToLeft && variant.context.locale == "ar_EG" && variant.context.timeZone == "Asia/Tokyo")
        #expect(variant.dynamicTypeSize == "xLarge" && variant.scale == 2 && variant.context.osProfile == "18" && variant.context.isDark)
        #expect(variant.containerCornerRadius == 22)
    }

    @Test func padsAreAskedForTheCanvasAndShownSmaller() throws {
        let plan = try #require(try list(bundle([.systemExtraLarge]), "--device", "iPad mini").subjects.first?.viewPlan)
        #expect(plan.variants[0].request.size.width == 634.5)
        #expect(plan.size.width == 540)
        #expect(abs(plan.factor - 540 / 634.5) < 1e-9)
    }

    @Test func whatCannotBeDrawnIsSaidByName() throws {
        #expect(try list(bundle([.systemExtraLarge])).diagnostics.map(\.code) == [.familyNotOnDevice])
        let portrait = bundle([.systemExtraLargePortrait])
        #expect(try list(portrait).subjects.count == 3 && list(portrait).diagnostics.isEmpty)
        #expect(try list(portrait, "--os", "26").diagnostics.map(\.code) == [.familyNeedsLaterSystem])
        #expect(try list(portrait, "--os", "26").subjects.isEmpty)
        #expect(try list(bundle([.systemSmall]), "--device", "iPhone Duo").diagnostics.map(\.code) == [.deviceNotKnown])
        #expect(try list(bundle([])).diagnostics.map(\.code) == [.noFamilies])
        #expect(try list(BundleDescription()).diagnostics.map(\.code) == [.noWidget])
        #expect(try list(BundleDescription()).diagnostics.map(\.severity) == [.error])
        let arguments = try ParsedArguments(["x", "-o", "y"], for: RenderCommand.specification)
        let empty = SubjectList(BundleDescription(), target: "Watch", hasSources: false, options: try RenderOptions(arguments))
        #expect(empty.diagnostics.map(\.severity) == [.note])
        #expect(try list(bundle([.systemSmall]), "--family", "systemLarge").diagnostics.map(\.code) == [.noSuchFamily])
    }

    @Test func controlsAreDrawnInEachPlaceOfTheDevice() throws {
        func places(_ list: SubjectList) -> [String] { list.subjects.filter(\.isTimeline).compactMap { $0.viewPlan?.presentation } }
        let control = bundle([], .control)
        #expect(places(try list(control)) == ["control", "controlSmall", "controlLarge", "controlLockScreen"])
        #expect(places(try list(control, "--device", "iPad mini")) == ["control", "controlSmall", "controlLarge"])
        #expect(places(try list(control, "--device", "Mac")) == ["control", "controlSmall", "controlLarge"])
        #expect(try list(control).subjects.allSatisfy { $0.viewPlan?.variants.count == 1 })
        let watch = try list(control, "--device", "Apple Watch Series 10 46mm")
        #expect(places(watch).isEmpty && watch.diagnostics.map(\.code) == [.familyNotOnDevice])
    }

    @Test func previewsBelongToTheirWidgetOrToTheTarget() throws {
        var bundle = bundle([.systemSmall])
        bundle.previews = [
            PreviewDescription(index: 0, name: "One", file: "A.swift", line: 1, subject: "widget", kind: "k", presentation: "systemSmall"),
            PreviewDescription(index: 1, name: "", file: "A.swift", line: 9, subject: "view"),
            PreviewDescription(index: 2, name: "Odd", file: "A.swift", line: 9, subject: "widget", presentation: "systemHuge"),
        ]
        bundle.windowCount = 1
        let list = try list(bundle)
        #expect(list.subjects.suffix(3).map(\.place) == [.widget(index: 0), .preview(index: 1), .window])
        #expect(list.subjects.suffix(3).map(\.folders) == [["Previews", "One"], ["Previews", "Preview 2"], ["Window"]])
        #expect(list.subjects.last?.viewPlan?.size.width == 393)
        #expect(list.diagnostics.map(\.code) == [.notDrawn])
    }
}
