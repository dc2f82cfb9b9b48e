import Foundation
import IsletModel
import Ledger
import Testing
import Timelines

@testable import WidgetSystem

/// Installing apps, the gallery, placing widgets and updates.
struct BundleRuleTests {
    private let opened = WidgetEvent.session(.foreground, app: "app", isActive: true)

    private func listing(_ app: AppDescription, opened: Bool = true, device: DeviceDescription = DeviceDescription()) -> GalleryRules.Listing {
        GalleryRules(device: device).listing(of: app, wasOpened: opened)
    }

    @Test("R15: between two timelines only the entries are shown; the extension is not asked") func archived() {
        var scenario = Scenario.placed { Scenario.timeline([$0, $0 + 60, $0 + 120]) }
        scenario.run(to: 1)
        let before = scenario.requests().count
        scenario.at(30, .looked(at: .homeScreen(page: 0)))
        scenario.run(to: 600)
        #expect(scenario.requests().count == before)
        #expect(scenario.content(1) == .entry(timeline: 1, index: 2))
    }

    @Test("R17: a kind names a widget; a call for an unknown kind reloads nothing") func kinds() {
        var scenario = Scenario.placed { _ in Scenario.hourly }
        scenario.at(10, .reloadTimelines(ofKind: "clock", app: "app"))
        scenario.run(to: 20)
        #expect(scenario.reloads() == [0])
        #expect(scenario.ledger.events(.reloadIgnored).map { $0.reason } == [.unknownKind])
    }

    @Test("R20: an app's widgets are offered after it was opened once") func gallery() throws {
        var scenario = Scenario()
        scenario.at(0, .installed(.app("Clock")), .placed(.small()), .galleryShown(app: "app"))
        scenario.run(to: 1)
        #expect(try #require(scenario.system.gallery(of: "app")).offers.isEmpty)
        #expect(scenario.system.gallery(of: "app")?.missing["Clock"] == .appNeverOpened)
        #expect(scenario.requests().isEmpty)
        #expect(scenario.reasons(.placingRefused) == ["app-never-opened"])
        scenario.at(2, opened, .placed(.small()))
        scenario.run(to: 3)
        #expect(scenario.system.gallery(of: "app")?.offers.map(\.kind) == ["Clock"])
        #expect(scenario.system.widgets.count == 1)
    }

    @Test("R21: the gallery leaves out what the bundle lacks, what is not installed, what needs a later system, what has no family") func missing() {
        let skipped = WidgetExtensionDescription("s", widgets: [WidgetDescription(kind: "S")], isSkippedOnInstall: true)
        let later = WidgetExtensionDescription("l", widgets: [WidgetDescription(kind: "L")], minimumSystem: SystemVersion(28))
        let plain = WidgetExtensionDescription(
            "p",
            widgets: [
                WidgetDescription(kind: "All"), WidgetDescription(kind: "None", families: []),
                WidgetDescription(kind: "Pad", families: [.systemExtraLarge]),
            ])
        let found = listing(AppDescription("app", extensions: [skipped, later, plain]))
        #expect(found.offers.map(\.kind) == ["All"])
        #expect(
            found.missing == ["S": .skippedOnInstall, "L": .needsLaterSystem(SystemVersion(28)), "None": .noFamilies, "Pad": .familiesNotOnDevice])
        #expect(found.offers[0].families == [.systemSmall, .systemMedium, .systemLarge], "families that are not set are all of the Home Screen")
    }

    @Test("R28: after an update a placed widget takes the new views") func newViews() {
        var scenario = Scenario.placed { Scenario.timeline([$0]) }
        scenario.at(60, .installed(.app("Clock")))
        scenario.run(to: 61)
        #expect(scenario.reasons(.reloadStarted) == ["placed", "app-updated"])
        #expect(scenario.content(1) == .entry(timeline: 2, index: 0))
        #expect(scenario.requests().filter { $0 == .placeholder(kind: 0) }.count == 2, "the new version has a new placeholder")
    }

    @Test("R29: a placed widget whose kind is gone stays, white, without reaction") func kindGone() {
        var scenario = Scenario.placed { Scenario.timeline([$0, $0 + 90], .atEnd) }
        scenario.at(60, .installed(.app("Other")), .tapped(WidgetID(1), WidgetTap(.background, widgetURL: "x://")), .reloadAllTimelines(app: "app"))
        scenario.run(to: 600)
        #expect(scenario.content(1) == .blank)
        #expect(scenario.system.widgets.count == 1)
        #expect(scenario.reloads() == [0])
        #expect(!scenario.actions.contains { if case .openApp = $0.action { true } else { false } })
        #expect(scenario.ledger.events(.tapped).map(\.rule) == [.updateWithoutWidget])
    }

    @Test("R29: a kind that comes back makes its white widget live again") func kindBack() {
        var scenario = Scenario.placed { Scenario.timeline([$0]) }
        scenario.at(60, .installed(.app("Other")))
        scenario.at(90, .installed(.app("Other", "Clock")))
        scenario.run(to: 100)
        #expect(scenario.content(1) == .entry(timeline: 2, index: 0))
    }

    @Test("R29: without its extension a placed widget turns white too") func extensionGone() {
        var scenario = Scenario.placed { Scenario.timeline([$0]) }
        scenario.at(60, .installed(AppDescription("app", extensions: [])))
        scenario.run(to: 61)
        #expect(scenario.content(1) == .blank)
        #expect(scenario.system.currentConfigurations(of: "app").map(\.kind) == ["Clock"])
    }

    @Test("R30: with no families a placed widget keeps its picture, and a tap has no effect") func frozen() {
        var scenario = Scenario.placed { Scenario.timeline([$0, $0 + 90]) }
        scenario.at(60, .installed(.app("Clock", families: [])), .tapped(WidgetID(1), WidgetTap(.background, widgetURL: "x://")))
        scenario.run(to: 600)
        #expect(scenario.content(1) == .entry(timeline: 1, index: 0))
        #expect(scenario.ledger.events(.tapped).map(\.rule) == [.updateWithoutFamilies])
        #expect(!scenario.actions.contains { if case .openApp = $0.action { true } else { false } })
    }

    @Test("R31: when a family is dropped and others stay, its placed widgets disappear") func familyGone() {
        var scenario = Scenario.placed { Scenario.timeline([$0]) }
        scenario.at(1, .placed(WidgetPlacement(app: "app", kind: "Clock", family: .systemMedium)))
        scenario.at(60, .installed(.app("Clock", families: [.systemMedium])))
        scenario.run(to: 61)
        #expect(scenario.system.widgets.map(\.id) == [WidgetID(2)])
        #expect(scenario.actions.contains { $0.action == .remove(WidgetID(1)) })
        #expect(scenario.ledger.events(.removed).map(\.rule) == [.updateDropsFamily])
    }

    @Test func everyChangeOfFamiliesHasOneFate() {
        let all: [WidgetFamily] = [.systemSmall, .systemMedium]
        for families in [[], [.systemSmall], [.systemMedium], all] as [[WidgetFamily]] {
            for family in all {
                let fate = UpdateRules.fate(family: family, widget: WidgetDescription(kind: "k", families: families))
                #expect(fate == (families.isEmpty ? .freezes : families.contains(family) ? .takesNewViews : .isRemoved))
            }
        }
        #expect(UpdateRules.fate(family: .systemSmall, widget: nil) == .turnsBlank)
    }

    @Test("R39: an iPhone offers small, medium and large on the Home Screen") func phoneFamilies() {
        let widget = WidgetDescription(kind: "k")
        let home = DeviceDescription().families.filter { PlaceRules.refusal(of: widget, family: $0, at: .homeScreen(page: 0)) == nil }
        #expect(home == [.systemSmall, .systemMedium, .systemLarge])
    }

    @Test("R40: supported families limit what is offered, in their order") func supportedFamilies() {
        var scenario = Scenario()
        scenario.at(0, .installed(.app("Clock", families: [.systemMedium, .systemSmall])), opened)
        scenario.at(0, .placed(WidgetPlacement(app: "app", kind: "Clock", family: .systemLarge)))
        scenario.run(to: 1)
        #expect(scenario.system.gallery(of: "app")?.offers.first?.families == [.systemMedium, .systemSmall])
        #expect(scenario.reasons(.placingRefused) == ["family-not-offered"])
    }

    @Test func uninstallingAnAppTakesItsWidgetsAlong() {
        var scenario = Scenario.placed { Scenario.timeline([$0, $0 + 10], .atEnd) }
        scenario.at(5, .uninstalled(app: "app"), .reloadAllTimelines(app: "app"))
        scenario.run(to: 100)
        #expect(scenario.system.widgets.isEmpty)
        #expect(scenario.reloads() == [0])
        #expect(scenario.reasons(.ignored) == ["unknown-app"])
    }

    @Test func standByTakesSmallWidgetsWithARemovableBackground() {
        func refusal(_ widget: WidgetDescription, _ family: WidgetFamily = .systemSmall) -> PlaceRules.Refusal? {
            PlaceRules.refusal(of: widget, family: family, at: .standBy)
        }
        #expect(refusal(WidgetDescription(kind: "k")) == nil)
        #expect(refusal(WidgetDescription(kind: "k"), .systemMedium) == .familyDoesNotFit)
        var widget = WidgetDescription(kind: "k")
        widget.disfavoredFamilies["standBy"] = [.systemMedium]
        #expect(refusal(widget) == nil)
        widget.disfavoredFamilies["standBy"] = [.systemSmall]
        #expect(refusal(widget) == .disfavored)
        widget.isContainerBackgroundRemovable = false
        #expect(refusal(widget) == .backgroundNotRemovable)
    }
}
