import Foundation
import Testing

@testable import Metrics

struct TextMetricsTests {
    @Test(
        arguments: [
            ("largeTitle", 34.0, 400.0, 700.0), ("title3", 20, 400, 600), ("headline", 17, 600, 600), ("body", 17, 400, 600),
            ("caption2", 11, 400, 600),
        ] as [(String, Double, Double, Double)])
    func `Text styles have their default size and weights`(_ name: String, _ size: Double, _ weight: Double, _ emphasized: Double) {
        let style = TextStyleMetrics.style(name)
        #expect(style.size() == size && style.weight == weight && style.emphasizedWeight == emphasized)
    }

    @Test(
        arguments: [
            (.watch, CGSize(width: 187, height: 223), 36, 16, 13), (.watch, CGSize(width: 198, height: 242), 40, 17, 14),
            (.mac, CGSize(width: 1512, height: 982), 26, 13, 10), (.pad, CGSize(width: 820, height: 1180), 34, 17, 13),
        ] as [(DeviceTraits.Idiom, CGSize, Double, Double, Double)])
    func `A watch and a Mac have their own styles`(_ idiom: DeviceTraits.Idiom, _ screen: CGSize, _ title: Double, _ body: Double, _ note: Double) {
        DeviceTraits(idiom: idiom, screenSize: screen).perform {
            let sizes = ["largeTitle", "body", "footnote"].map { TextStyleMetrics.style($0).size() }
            #expect(sizes == [title, body, note])
            #expect(TextStyleMetrics.all.allSatisfy { $0.sizes.count == TextStyleMetrics.categories.count && $0.sizes.count == $0.leadings.count })
        }
    }

    @Test func `A Mac has no Dynamic Type`() {
        DeviceTraits(idiom: .mac).perform { #expect(TextStyleMetrics.style("body").size(category: "accessibility5") == 13) }
    }

    @Test func `Sizes follow Dynamic Type`() {
        #expect(TextStyleMetrics.style("body").size(category: "accessibility5") == 53)
        #expect(TextStyleMetrics.style("caption").leading(category: "xSmall") == 13)
        #expect(TextStyleMetrics.all.allSatisfy { $0.sizes == $0.sizes.sorted() && $0.sizes.count == TextStyleMetrics.categories.count })
        #expect(TextStyleMetrics.all.allSatisfy { $0.leadings.count == TextStyleMetrics.categories.count })
    }

    @Test(
        arguments: [
            (34.0, 3.0, 20.95, 12.53), (22, 3, 13.42, 7.97), (17, 3, 10.64, 6.43), (17, 2, 10.81, 6.60), (13, 3, 8.02, 4.80), (11, 2, 6.88, 4.15),
        ] as [(Double, Double, Double, Double)])
    func `Distances between text and views follow the font`(_ size: Double, _ scale: Double, _ below: Double, _ above: Double) {
        #expect(abs(TextSpacing.textToView(fontSize: size, scale: scale) - below) < 0.006)
        #expect(abs(TextSpacing.viewToText(fontSize: size, scale: scale) - above) < 0.006)
    }

    @Test func `Distances to views grow with the line of another font`() {
        let system = SystemFontMetrics.shared
        let line = (ascent: system.ascender * 17, descent: system.descender * 17)
        #expect(abs(TextSpacing.textToView(fontSize: 17, line: line, scale: 3) - TextSpacing.textToView(fontSize: 17, scale: 3)) < 1e-9)
        #expect(abs(TextSpacing.viewToText(fontSize: 17, line: line, scale: 3) - TextSpacing.viewToText(fontSize: 17, scale: 3)) < 1e-9)
        let high = (ascent: line.ascent * 1.5, descent: line.descent * 1.5)
        #expect(abs(TextSpacing.textToView(fontSize: 17, line: high, scale: 3) - TextSpacing.textToView(fontSize: 17, scale: 3) * 1.5) < 1e-9)
    }

    @Test func `Text follows text without a gap`() {
        #expect(TextSpacing.textToText(scale: 3) == 0)
        #expect(TextSpacing.defaultSpacing == 8)
    }

    @Test func `Tracking is that of the size`() {
        let font = SystemFontMetrics.shared
        #expect(font.tracking(size: 17) == -52.0 / 2048)
        #expect(font.tracking(size: 30) == 27.0 / 2048)
        #expect(abs(font.tracking(size: 16.5) - -46.0 / 2048) < 1e-9)
        #expect(font.tracking(size: 17, design: "rounded") == 0.022)
        #expect(font.tracking(size: 17, design: "monospaced") == 0)
        #expect(font.tracking(size: 300) == 0)
    }

    /// Human Interface Guidelines, Typography: tracking in points, which says more than its thousandths of an em.
    @Test(arguments: [(11.0, 0.06), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (21, -0.36), (28, 0.38), (34, 0.40), (53, 0.31), (60, 0.26)])
    func `Tracking in points is Apple's`(_ size: Double, _ points: Double) {
        #expect((SystemFontMetrics.shared.tracking(size: size) * size * 100).rounded() == points * 100)
    }

    @Test func `Advances of regular and bold are the masters`() {
        let font = SystemFontMetrics.shared
        #expect(font.advances(size: 17, weight: 400).advance(of: 65) == 1380.0 / 2048)
        #expect(font.advances(size: 28, weight: 700).advance(of: 65) == 1417.5 / 2048)
        #expect(font.advances(size: 12, weight: 400).advance(of: 0xE9) == nil)
    }

    @Test func `The rest of the line distance lies between lines before iOS 26`() {
        let body = TextStyleMetrics.style("body")
        #expect(abs(body.lineGap() - 1.713) < 0.001)
    }

    @Test func `The largest sizes have lines closer than the font is high`() {
        let body = TextStyleMetrics.style("body")
        #expect(body.leading(category: "accessibility5") == 62)
        #expect(abs(body.lineGap(category: "accessibility5") + 1.247) < 0.01)
    }
}
