import IsletModel
import Testing

@testable import WidgetSystem

/// From when on features are there; where source documents contradict Apple, Apple's version counts.
struct FeatureRuleTests {
    private let features = SystemFeatures.standard

    private func since(_ feature: SystemFeatures.Feature) -> String { "\(features[feature].platform) \(features[feature].since)" }

    @Test("R1: Home Screen widgets are there from iOS 14, Today extensions from iOS 8") func homeScreen() {
        #expect(since(.homeScreenWidgets) == "iOS 14.0")
        #expect(since(.todayExtension) == "iOS 8.0")
    }

    @Test("R2: Lock Screen families are there from iOS 16, and lie on the Lock Screen only") func lockScreen() {
        #expect(since(.lockScreenWidgets) == "iOS 16.0")
        let widget = WidgetDescription(kind: "k")
        #expect(PlaceRules.refusal(of: widget, family: .accessoryInline, at: .lockScreen) == nil)
        #expect(PlaceRules.refusal(of: widget, family: .accessoryInline, at: .homeScreen(page: 0)) == .familyDoesNotFit)
        #expect(PlaceRules.refusal(of: widget, family: .systemSmall, at: .lockScreen) == .familyDoesNotFit)
    }

    @Test("R3: Live Activities are there from iOS 16.1") func liveActivities() { #expect(since(.liveActivities) == "iOS 16.1") }

    @Test("R4: before iOS 17 a tap on a button opens the app") func interactivity() {
        let tap = WidgetTap(.intent(TappedIntent("Count")), widgetURL: "app://whole")
        func outcome(_ major: Int) -> TapRules.Outcome {
            TapRules(system: SystemVersion(major)).outcome(
                of: tap, family: .systemMedium, place: .homeScreen(page: 0), isAlive: true, isLocked: false)
        }
        #expect(outcome(16) == .openApp(url: "app://whole"))
        #expect(outcome(17) == .perform(TappedIntent("Count")))
    }

    @Test("R5: configuration by app intents is there from iOS 17") func appIntents() { #expect(since(.appIntentConfiguration) == "iOS 17.0") }

    @Test("R6: controls are there from iOS 18") func controls() { #expect(since(.controls) == "iOS 18.0") }

    @Test("R7: extra large widgets are there from iPadOS 15, not on iPhones") func extraLarge() {
        #expect(since(.extraLargeWidgets) == "iPadOS 15.0")
        #expect(!WidgetFamily.onPhone.contains(.systemExtraLarge))
    }

    @Test("R9: widgets on visionOS are there from 26, not from 2") func vision() { #expect(since(.widgetsOnVision) == "visionOS 26.0") }

    @Test("R10: Live Activities are in CarPlay from iOS 26, not from 18") func carPlay() { #expect(since(.activitiesInCar) == "iOS 26.0") }

    @Test("R11: Live Activities are in the menu bar of the Mac from macOS 26, not from 15") func mac() {
        #expect(since(.activitiesOnMac) == "macOS 26.0")
    }

    @Test("R12: controls on the watch are there from watchOS 26, supplemental families from 11") func watch() {
        #expect(since(.controlsOnWatch) == "watchOS 26.0")
        #expect(since(.supplementalActivityFamilies) == "watchOS 11.0")
    }

    @Test("R13: relevance configurations and widget pushes are there from 26, not from 18") func relevance() {
        #expect(since(.relevanceConfiguration) == "watchOS 26.0")
        #expect(since(.widgetPushes) == "iOS 26.0")
        #expect(!features.has(.widgetPushes, on: SystemVersion(18, 6)))
    }

    @Test("R14: frequent pushes for Live Activities are there from iOS 16.2, not from 18.2") func frequentPushes() {
        #expect(since(.frequentActivityPushes) == "iOS 16.2")
        #expect(!features.has(.frequentActivityPushes, on: SystemVersion(16, 1)))
        #expect(features.has(.frequentActivityPushes, on: SystemVersion(17)))
    }

    @Test(arguments: SystemFeatures.Feature.allCases) func everyFeatureHasASource(feature: SystemFeatures.Feature) {
        #expect(SystemProfile.standard.values.all["features.\(feature.rawValue)"]?.source.isEmpty == false)
    }
}
