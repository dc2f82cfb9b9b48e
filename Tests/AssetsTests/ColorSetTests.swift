import Assets
import Foundation
import Snapshot
import Testing

@Suite struct ColorSetTests {
    private func color(_ json: String, dark: Bool = false, highContrast: Bool = false) throws -> AssetColor? {
        let fixture = try CatalogFixture()
        try fixture.contents("C.colorset", #"{"colors": [\#(json)]}"#)
        return try fixture.compile().catalog.color(named: "C", traits: AssetTraits(isDark: dark, isHighContrast: highContrast))
    }

    private func entry(_ red: String, _ green: String, _ blue: String, space: String = "srgb", extra: String = "") -> String {
        """
        {"idiom": "universal", "color": {"color-space": "\(space)",
          "components": {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "0.500"}}\(extra)}
        """
    }

    @Test func componentsAreFractionsBytesOrHexadecimal() throws {
        let expected = AssetColor.components(RGBA(red: 1, green: 0.2, blue: 0.4, alpha: 0.5))
        #expect(try color(entry("1.000", "51", "0x66")) == expected)
    }

    @Test func displayP3LeavesTheRangeOfSRGB() throws {
        guard case .components(let red)? = try color(entry("1.0", "0.0", "0.0", space: "display-p3")) else {
            Issue.record("no colour")
            return
        }
        #expect(abs(red.red - 1.0930) < 0.001)
        #expect(abs(red.green + 0.2267) < 0.001)
        #expect(abs(red.blue + 0.1501) < 0.001)
    }

    @Test func grayHasOneComponent() throws {
        let json = #"{"idiom": "universal", "color": {"color-space": "gray-gamma-22", "components": {"white": "1.000", "alpha": "1.000"}}}"#
        #expect(try color(json)?.description == "#FFFFFF")
    }

    @Test func systemColorsKeepTheirName() throws {
        #expect(try color(#"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}"#) == .system("systemRedColor"))
    }

    @Test func aSetWithoutAColorHasNone() throws {
        #expect(try color(#"{"idiom": "universal"}"#) == nil)
    }

    @Test func appearanceAndContrastChooseTheVariant() throws {
        func appearances(_ values: String...) -> String {
            let list = values.map { #"{"appearance": "\#($0 == "high" ? "contrast" : "luminosity")", "value": "\#($0)"}"# }
            return #", "appearances": [\#(list.joined(separator: ", "))]"#
        }
        let set = [
            entry("1", "0", "0"), entry("2", "0", "0", extra: appearances("dark")), entry("3", "0", "0", extra: appearances("high")),
            entry("4", "0", "0", extra: appearances("dark", "high")),
        ].joined(separator: ",")
        #expect(try color(set)?.description == "#01000080")
        #expect(try color(set, dark: true)?.description == "#02000080")
        #expect(try color(set, highContrast: true)?.description == "#03000080")
        #expect(try color(set, dark: true, highContrast: true)?.description == "#04000080")
    }
}

extension AssetColor {
    fileprivate var description: String {
        switch self {
        case .components(let color): color.description
        case .system(let name): name
        }
    }
}
