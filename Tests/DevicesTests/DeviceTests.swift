import Devices
import Foundation
import Testing

struct DeviceTests {
    @Test func theDefaultDeviceShowsASmallWidgetAtThreePixelsAPoint() throws {
        let device = try Device.named(Device.defaultName)
        #expect(device.screen == CGSize(width: 393, height: 852))
        #expect(device.scale == 3)
        #expect(device.geometry(of: .systemSmall, os: .iOS18)?.size == CGSize(width: 158, height: 158))
        #expect(device.geometry(of: .systemSmall)?.size == CGSize(width: 488 / 3.0, height: 488 / 3.0))
        #expect(device.geometry(of: .systemSmall)?.contentMargin == 16)
        #expect(device.island == CGRect(x: 133.5, y: 11, width: 126, height: 37.33))
    }

    @Test func namesAreFoundWithoutRegardToCaseAndSpaces() throws {
        #expect(try Device.named("iphone16pro").name == "iPhone 16 Pro")
        #expect(try Device.named("IPHONE SE (3RD GENERATION)").screen.width == 375)
    }

    @Test func anUnknownNameListsNearOnes() {
        let error = #expect(throws: UnknownDevice.self) { try Device.named("iPhone 17 Prro") }
        #expect(error?.nearNames.contains("iPhone 17 Pro") == true)
        #expect(error?.description.contains("did you mean") == true)
        #expect(throws: UnknownDevice.self) { try Device.named("Nokia") }
    }

    @Test func padsAreLaidOutLargerThanTheyAreShown() throws {
        let geometry = try #require(try Device.named("iPad mini").geometry(of: .systemSmall))
        #expect(geometry.canvas == CGSize(width: 141, height: 141))
        #expect(geometry.size == CGSize(width: 120, height: 120))
    }

    @Test func everyDeviceIsSound() {
        for device in DeviceCatalog.standard.devices {
            let isUpright = device.idiom != .mac && device.idiom != .vision
            #expect(device.screen.width > 0 && (device.screen.height >= device.screen.width) == isUpright, "\(device.name)")
            for os in OSVersion.allCases {
                for (family, size) in device.families(os: os) {
                    #expect(size.canvas.width >= size.device.width && size.device.width <= device.screen.height, "\(device.name) \(family)")
                    #expect(abs(size.factor - size.device.height / size.canvas.height) < 0.03, "\(device.name) \(family)")
                }
            }
            #expect(device.families().isEmpty == (device.unknown != nil), "\(device.name)")
        }
        #expect(Set(DeviceCatalog.standard.names).count == DeviceCatalog.standard.names.count)
    }

    @Test func cornersFollowTheSystemVersion() throws {
        let device = try Device.named("iPhone 16")
        #expect(device.geometry(of: .systemSmall, os: .iOS18)?.cornerRadius == 22)
        #expect(device.geometry(of: .systemSmall, os: .iOS26)?.cornerRadius == 28)
        #expect(device.geometry(of: .systemSmall, os: .iOS27)?.cornerRadius == 28)
        #expect(device.geometry(of: .accessoryCircular, os: .iOS18)?.cornerRadius == 36)
        #expect(device.geometry(of: .accessoryCircular)?.cornerRadius == 29)
        #expect(device.geometry(of: .accessoryCircular)?.showsContainerBackground == false)
        #expect(device.geometry(of: .systemExtraLarge) == nil)
    }

    @Test func everyRowNamesItsSourceAndConfidence() throws {
        for name in ["iphone", "ipad", "watch", "mac", "vision"] {
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("Sources/Host/Devices/Data/\(name).json")
            let object = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
            let sources = try #require(object["sources"] as? [String: String])
            for row in try #require(object["devices"] as? [[String: Any]]) {
                let provenance = try #require(row["provenance"] as? [String: [String: String]])
                for entry in provenance.values {
                    #expect(["high", "medium", "low"].contains(entry["confidence"]))
                    for source in try #require(entry["source"]).split(separator: ",") {
                        #expect(sources[source.trimmingCharacters(in: .whitespaces)] != nil, "\(source)")
                    }
                }
            }
        }
    }
}
