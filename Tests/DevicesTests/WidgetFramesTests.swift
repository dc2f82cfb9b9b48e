import Devices
import Foundation
import IsletModel
import Testing

struct WidgetFramesTests {
    private func size(_ device: String, _ family: WidgetFamily, _ os: OSVersion) throws -> CGSize? {
        try Device.named(device).families(os: os)[family]?.canvas
    }

    @Test func phonesHaveLargerWidgetsAndSmallerAccessoriesFromVersion26On() throws {
        #expect(try size("iPhone 17", .systemSmall, .iOS18) == CGSize(width: 162, height: 162))
        let small = try #require(try size("iPhone 17", .systemSmall, .iOS26))
        #expect(abs(small.width - 164.33) < 0.01 && small.width == small.height)
        #expect(try size("iPhone 17", .systemSmall, .iOS27) == small)
        #expect(try size("iPhone 17", .accessoryCircular, .iOS26) == CGSize(width: 58, height: 58))
        #expect(try size("iPhone 17", .accessoryInline, .iOS27) == CGSize(width: 342, height: 36))
        #expect(try size("iPhone 13", .systemSmall, .iOS26) == CGSize(width: 162, height: 162))
    }

    @Test func twoScalesOfOneScreenHaveFramesOfTheirOwn() throws {
        #expect(try size("iPhone 11", .systemSmall, .iOS26) == CGSize(width: 166.5, height: 166.5))
        #expect(try size("iPhone 11 Pro Max", .systemSmall, .iOS26) == CGSize(width: 514 / 3.0, height: 514 / 3.0))
    }

    @Test func everyFrameIsAWholeNumberOfPixels() {
        for device in DeviceCatalog.standard.devices where device.idiom == .phone {
            for (family, size) in device.families(os: .iOS27) {
                let pixels = size.canvas.width * device.scale
                #expect(abs(pixels - pixels.rounded()) < 1e-9, "\(device.name) \(family)")
            }
        }
    }

    @Test func largeAndSmallWidgetsOfAPhoneShareAGrid() {
        for device in DeviceCatalog.standard.devices where device.idiom == .phone {
            let families = device.families(os: .iOS27)
            guard let small = families[.systemSmall]?.canvas, let large = families[.systemLarge]?.canvas,
                let portrait = families[.systemExtraLargePortrait]?.canvas
            else { continue }
            #expect(abs(portrait.height - (2 * large.height - small.height)) <= 1 / device.scale + 1e-9, "\(device.name)")
            #expect(portrait.width == large.width, "\(device.name)")
        }
    }

    @Test func extraLargePortraitCameWithVersion27AndOnVisionWith26() throws {
        let phone = try Device.named("iPhone 17")
        #expect(phone.firstVersion(of: .systemExtraLargePortrait) == .iOS27)
        #expect(phone.geometry(of: .systemExtraLargePortrait, os: .iOS26) == nil)
        #expect(phone.firstVersion(of: .systemExtraLarge) == nil)
        #expect(try Device.named("Apple Vision Pro").firstVersion(of: .systemExtraLargePortrait) == .iOS26)
        #expect(try size("Mac", .systemExtraLargePortrait, .iOS27) == CGSize(width: 344, height: 704))
        #expect(try Device.named("Apple Watch 46mm").firstVersion(of: .systemExtraLargePortrait) == nil)
    }

    @Test func aPadIsLaidOutOnItsCanvasInTheTallFamilyToo() throws {
        let geometry = try #require(try Device.named("iPad Air 11-inch").geometry(of: .systemExtraLargePortrait, os: .iOS27))
        #expect(geometry.canvas == CGSize(width: 342, height: 529) && geometry.size == CGSize(width: 300, height: 464))
        #expect(try size("iPad Air 11-inch", .accessoryRectangular, .iOS27) == CGSize(width: 152, height: 63))
    }

    @Test func accessoriesCameToVisionWithVersion27AndKeepTheirBackgroundThere() throws {
        let vision = try Device.named("Apple Vision Pro")
        #expect(vision.geometry(of: .accessoryCircular, os: .iOS26) == nil)
        #expect(vision.geometry(of: .accessoryCircular, os: .iOS27)?.showsContainerBackground == true)
    }

    @Test func complicationsReachTheEdgeOfTheirFrame() throws {
        let watch = try Device.named("Apple Watch 46mm")
        #expect(watch.geometry(of: .accessoryCircular)?.contentMargin == 0 && watch.geometry(of: .accessoryCorner)?.contentMargin == 0)
        #expect(watch.geometry(of: .accessoryRectangular)?.contentMargin == 0)
    }

    @Test func aCornerComplicationIsDrawnInTheCornerOfItsFace() throws {
        let watch = try Device.named("Apple Watch 46mm")
        let side = try #require(watch.faceCorner(of: .accessoryCorner)?.width)
        #expect(side > 2 * (watch.geometry(of: .accessoryCorner)?.canvas.width ?? side) && side < watch.screen.width / 2)
        let phone = try Device.named("iPhone 16")
        #expect(watch.faceCorner(of: .accessoryCircular) == nil && phone.faceCorner(of: .accessoryCorner) == nil)
    }

    @Test func ofTheFoldingPhoneItIsSaidWhatIsNotKnown() throws {
        let duo = try Device.named("iPhone Duo")
        #expect(duo.families().isEmpty && duo.island == nil)
        #expect(duo.unknown?.contains("widgets") == true)
    }

    @Test func everyRowNamesItsSourceAndConfidence() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/Host/Devices/Data/widget-frames.json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let sources = Set(try #require(object["sources"] as? [String: String]).keys)
        let rows = try #require(object["frames"] as? [[String: Any]])
        #expect(rows.count > 30)
        for row in rows {
            #expect(["high", "medium", "low"].contains(row["confidence"] as? String))
            let names = (row["source"] as? String ?? "?").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(names.allSatisfy(sources.contains), "\(names)")
        }
    }
}
