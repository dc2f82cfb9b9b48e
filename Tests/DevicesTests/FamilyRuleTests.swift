import Devices
import Foundation
import IsletModel
import Testing

/// What the source documents claim about devices and sizes, held against the devices' data.
struct FamilyRuleTests {
    /// Before iOS 26, which the documents speak of, unless another version is named.
    private func sizes(_ family: WidgetFamily, on idiom: Device.Idiom, os: OSVersion = .iOS18) -> [CGSize] {
        DeviceCatalog.standard.devices.filter { $0.idiom == idiom }.compactMap { $0.families(os: os)[family]?.canvas }
    }

    private func isWithin(_ sizes: [CGSize], _ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) -> Bool {
        !sizes.isEmpty && sizes.allSatisfy { widths.contains($0.width) && heights.contains($0.height) }
    }

    @Test("R8: iPhone 14 Pro and later have a Dynamic Island, other iPhones do not") func island() throws {
        for name in ["iPhone 14 Pro", "iPhone 15", "iPhone 16", "iPhone 17 Pro"] { #expect(try Device.named(name).island != nil, "\(name)") }
        for name in ["iPhone SE (3rd generation)", "iPhone 13"] { #expect(try Device.named(name).island == nil, "\(name)") }
    }

    @Test("R32: small widgets of iPhones are 141 to 170 points square") func small() {
        #expect(isWithin(sizes(.systemSmall, on: .phone), 141...170, 141...170))
    }

    @Test("R33: medium widgets of iPhones are 292 to 364 points wide, as high as small ones") func medium() {
        #expect(isWithin(sizes(.systemMedium, on: .phone), 292...364, 141...170))
        for (medium, small) in zip(sizes(.systemMedium, on: .phone), sizes(.systemSmall, on: .phone)) {
            #expect(abs(medium.height - small.height) <= 3)
        }
    }

    @Test("R34: large widgets of iPhones are as wide as medium ones and 311 to 382 points high") func large() {
        #expect(isWithin(sizes(.systemLarge, on: .phone), 292...364, 311...382))
        #expect(sizes(.systemLarge, on: .phone).map(\.width) == sizes(.systemMedium, on: .phone).map(\.width))
    }

    @Test("R35: extra large widgets are on iPads alone, not 720 points wide but by the device") func extraLarge() {
        #expect(isWithin(sizes(.systemExtraLarge, on: .pad), 634...860, 305...412))
        #expect(sizes(.systemExtraLarge, on: .phone).isEmpty)
    }

    @Test("R36: circular widgets of iPhones are 68 to 76 points, not 48") func circular() {
        #expect(isWithin(sizes(.accessoryCircular, on: .phone), 68...76, 68...76))
    }

    @Test("R37: rectangular widgets of iPhones are about 160 × 72 points") func rectangular() {
        #expect(isWithin(sizes(.accessoryRectangular, on: .phone), 150...172, 68...76))
    }

    @Test("R38: inline widgets are one line high") func inline() {
        #expect(isWithin(sizes(.accessoryInline, on: .phone), 200...300, 20...30))
    }
}
