import Metrics
import ExtensionProtocol
import Snapshot
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct ColorTests {
    /// Programs read colours off their reflection, as iOS has it: a provider with a base, which is written as digits where the colour is fixed.
    @Test func coloursShowWhatTheyWereMadeOf() throws {
        func base(_ color: Color) throws -> String {
            let provider = try #require(Mirror(reflecting: color).children.first { $0.label == "provider" }?.value)
            let base = try #require(Mirror(reflecting: provider).children.first { $0.label == "base" }?.value)
            var text = ""
            dump(base, to: &text)
            return String(text.split(separator: "\n")[0].split(separator: " ")[1])
        }
        let red = try base(Color(red: 1, green: 0, blue: 0))
        #expect(red == "#FF0000FF", "\(red)")
        #expect(try base(Color(uiColor: .label)) == "SwiftUI.UIKitPlatformColorProvider")
        #expect(try base(.red) == "red")
    }

    /// The accent colour where the project sets none is the blue of the system's version and appearance.
    @Test(arguments: [("18", false, [0, 122, 255]), ("18", true, [10, 132, 255]), ("26", false, [0, 136, 255]), ("26", true, [0, 145, 255])])
    func theAccentColourIsTheSystemsBlue(_ os: String, _ isDark: Bool, _ blue: [Float]) {
        let context = SnapshotContext(isDark: isDark, osProfile: os)
        let environment = EnvironmentValues(variant: RenderVariant(context: context, size: CGSize(width: 10, height: 10), scale: 2))
        DeviceTraits(profile: os == "18" ? .ios18 : .ios26).perform {
            let accent = Color.accentColor.resolve(in: environment)
            #expect(zip([accent.red, accent.green, accent.blue], blue).allSatisfy { abs($0 * 255 - $1) < 0.6 }, "\(accent)")
        }
    }

    @Test func uiColorsOfColoursKeepTheirAppearances() {
        #expect(UIColor(Color(red: 1, green: 0.5, blue: 0)) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        let label = UIColor(Color.primary)
        let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
        #expect(label.resolvedColor(with: light) == UIColor.label.resolvedColor(with: light))
        #expect(label.resolvedColor(with: dark) == UIColor.label.resolvedColor(with: dark))
        #expect(Color(Color.red) == Color.red)
        #expect(Color(.black) == Color(UIColor.black) && Color(.green) == Color(uiColor: .green))
    }

    @Test func constantColorsAreKnownToCoreGraphics() throws {
        let components = try #require(Color(red: 1, green: 0.5, blue: 0).opacity(0.5).cgColor?.components)
        #expect(components.map { ($0 * 100).rounded() } == [100, 50, 0, 50])
        #expect(Color(uiColor: UIColor(white: 1, alpha: 1)).cgColor != nil)
    }

    @Test func colorsThatFollowTheirSurroundingsAreNot() {
        #expect(Color.red.cgColor == nil)
        #expect(Color(uiColor: .systemGreen).cgColor == nil)
    }

    /// As a picture of a widget of iOS 17 has them.
    @Test func theStandardGradientOfAColourEndsBeforeTheEndAndWhiteGetsDarker() throws {
        func stops(_ color: Color) throws -> [(location: Double, red: Double, green: Double, blue: Double)] {
            let shapes = archive { Rectangle().fill(color.gradient) }.root.children
            guard case .fill(_, .linearGradient(let ramp, _, _), _)? = shapes.first?.drawing.first else { return [] }
            return ramp.stops.map { (Double($0.location), $0.color.red * 255, $0.color.green * 255, $0.color.blue * 255) }
        }
        let teal = try stops(Color(red: 48 / 255, green: 176 / 255, blue: 199 / 255))
        #expect(teal.map(\.location) == [0, 0.7, 1])
        #expect(abs(teal[0].red - 96) < 2.5 && abs(teal[0].green - 204) < 2.5 && abs(teal[0].blue - 222.5) < 2.5)
        #expect(abs(teal[1].red - 48) < 0.5 && abs(teal[2].blue - 199) < 0.5)
        let white = try stops(.white)
        #expect(white[0].red == 255 && abs(white[1].location - 0.3) < 0.001 && white[1].red == 255)
        #expect(abs(white[2].red - 231) < 1 && abs(white[2].blue - 231) < 1)
        // As pictures of an app of iOS 26 have them.
        let dark = try stops(Color(red: 73 / 255, green: 69 / 255, blue: 79 / 255))
        #expect(abs(dark[0].red - 120) < 1.5 && abs(dark[0].green - 116) < 1.5 && abs(dark[0].blue - 125) < 1.5)
        let pale = try stops(Color(red: 231 / 255, green: 224 / 255, blue: 236 / 255))
        #expect(abs(pale[2].red - 209) < 1.5 && abs(pale[2].green - 202) < 1.5 && abs(pale[2].blue - 214.5) < 1.5)
    }
}
