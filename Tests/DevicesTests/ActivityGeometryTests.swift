import Devices
import Foundation
import Testing

struct ActivityGeometryTests {
    @Test func theIslandsOfBothPhoneSizesHaveTheGuidelinesMeasures() throws {
        let regular = try #require(try Device.named("iPhone 16").activityGeometry()?.island)
        #expect(regular.expanded.largestSize == CGSize(width: 371, height: 160))
        #expect(regular.expanded.minimumHeight == 84 && regular.expanded.cornerRadius == 44)
        #expect(abs(regular.compactSide.width - 7 - 52.33) < 0.01)
        #expect(abs(regular.widestCompact - 244) < 0.02)
        #expect(regular.minimalWidth == (110 / 3)...45 && regular.height == 110 / 3)
        let large = try #require(try Device.named("iPhone 15 Pro Max").activityGeometry()?.island)
        #expect(large.expanded.width == 408)
        #expect(abs(large.widestCompact - 264) < 0.02)
        #expect(try Device.named("iPhone 16 Pro").activityGeometry()?.island?.expanded.cornerRadius == 48)
    }

    @Test func theSmallerIslandTakesInThreeActivities() throws {
        let new = try #require(try Device.named("iPhone 18 Pro").activityGeometry()?.island)
        #expect(new.camera == CGSize(width: 94, height: 36) && new.activities == 3)
        let old = try #require(try Device.named("iPhone 17 Pro").activityGeometry()?.island)
        #expect(old.activities == 2 && old.camera.height == 110 / 3)
    }

    @Test func phonesOnTheirSideShowTheIslandFromVersion27On() throws {
        let device = try Device.named("iPhone 17")
        #expect(device.activityGeometry(os: .iOS26)?.island?.landscape == nil)
        let narrow = try #require(device.activityGeometry(os: .iOS27)?.island?.landscape)
        #expect(narrow.side.width < (device.activityGeometry(os: .iOS27)?.island?.compactSide.width ?? 0))
    }

    @Test func devicesWithoutAnIslandStillShowTheBanner() throws {
        let old = try #require(try Device.named("iPhone 13").activityGeometry())
        #expect(old.island == nil)
        #expect(old.lockScreen.width == 368)
        let pad = try #require(try Device.named("iPad Pro 13-inch").activityGeometry())
        #expect(pad.island == nil && pad.lockScreen.width == 500)
        #expect(try Device.named("iPad mini").activityGeometry()?.lockScreen.width == 425)
    }

    @Test func everyDeviceWithAnIslandHasItsGeometryAndItFitsOnTheScreen() {
        for device in DeviceCatalog.standard.devices {
            let geometry = device.activityGeometry()
            #expect((geometry != nil) == (device.idiom == .phone || device.idiom == .pad), "\(device.name)")
            #expect((geometry?.island == nil) == (device.island == nil), "\(device.name)")
            #expect(geometry.map { $0.lockScreen.width < device.screen.width } ?? true, "\(device.name)")
            if let island = geometry?.island {
                #expect(Set(island.margins.keys) == Set(IslandMode.allCases))
                #expect(island.expanded.width == geometry?.lockScreen.width)
            }
        }
    }

    @Test func theSmallFamilyHasTheSizeOfEachWatchAndOfCarPlay() throws {
        let places = SmallActivityPlaces.standard
        #expect(try Device.named(places.watch).smartStackSize == CGSize(width: 184, height: 80.5))
        #expect(try Device.named("Apple Watch 40mm").smartStackSize == CGSize(width: 152, height: 69.5))
        #expect(try Device.named("iPhone 16").smartStackSize == nil)
        #expect(places.carPlay.map(\.width) == [240, 240, 170])
    }

    @Test func cornersOfTheBannerFollowTheSystemVersion() throws {
        let device = try Device.named("iPhone 16")
        #expect(device.activityGeometry(os: .iOS18)?.lockScreen.cornerRadius == 24)
        #expect(device.activityGeometry(os: .iOS26)?.lockScreen.cornerRadius == 26)
        #expect(device.activityGeometry(os: .iOS27)?.lockScreen.cornerRadius == 26)
    }

    @Test func everyNumberNamesItsSourceAndConfidence() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/Host/Devices/Data/activities.json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let sources = Set(try #require(object["sources"] as? [String: String]).keys)
        var count = 0
        func check(_ value: Any) {
            if let found = value as? [String: Any], found["value"] != nil {
                count += 1
                #expect(["high", "medium", "low"].contains(found["confidence"] as? String))
                let names = (found["source"] as? String ?? "?").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
                #expect(names.allSatisfy(sources.contains), "\(names)")
            } else {
                ((value as? [String: Any]).map { Array($0.values) } ?? value as? [Any] ?? []).forEach(check)
            }
        }
        check(object)
        #expect(count > 30)
    }
}
