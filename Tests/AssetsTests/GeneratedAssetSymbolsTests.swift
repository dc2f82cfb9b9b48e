import Assets
import Foundation
import Testing

@Suite struct GeneratedAssetSymbolsTests {
    @Test func writesConstantsAndAccessors() throws {
        let fixture = try CatalogFixture()
        for name in ["AccentColor", "brand-red", "Red"] { try fixture.contents("\(name).colorset", "{}") }
        try fixture.contents("My Icons", #"{"properties": {"provides-namespace": true}}"#)
        try fixture.contents("My Icons/ic_home_24.imageset", "{}")
        let (text, diagnostics) = GeneratedAssetSymbols.source(catalogs: [fixture.catalog])
        #expect(
            text == """
                import Foundation
                import SwiftUI
                import UIKit

                private let resourceBundle = Bundle.main

                extension ColorResource {
                    /// The "AccentColor" asset catalog color resource.
                    static let accent = ColorResource(name: "AccentColor", bundle: resourceBundle)
                    /// The "Red" asset catalog color resource.
                    static let red = ColorResource(name: "Red", bundle: resourceBundle)
                    /// The "brand-red" asset catalog color resource.
                    static let brandRed = ColorResource(name: "brand-red", bundle: resourceBundle)
                }

                extension ImageResource {
                    enum MyIcons {
                        /// The "My Icons/ic_home_24" asset catalog image resource.
                        static let icHome24 = ImageResource(name: "My Icons/ic_home_24", bundle: resourceBundle)
                    }
                }

                extension UIColor {
                    /// The "AccentColor" asset catalog color.
                    static var accent: UIColor { UIColor(resource: .accent) }
                    /// The "brand-red" asset catalog color.
                    static var brandRed: UIColor { UIColor(resource: .brandRed) }
                }

                extension Color {
                    /// The "AccentColor" asset catalog color.
                    static var accent: Color { Color(.accent) }
                    /// The "brand-red" asset catalog color.
                    static var brandRed: Color { Color(.brandRed) }
                }

                extension ShapeStyle where Self == Color {
                    /// The "AccentColor" asset catalog color.
                    static var accent: Color { Color(.accent) }
                    /// The "brand-red" asset catalog color.
                    static var brandRed: Color { Color(.brandRed) }
                }

                extension UIImage {
                    enum MyIcons {
                        /// The "My Icons/ic_home_24" asset catalog image.
                        static var icHome24: UIImage { UIImage(resource: .MyIcons.icHome24) }
                    }
                }

                """)
        #expect(diagnostics.map(\.code) == [.assetSymbolClash])
    }

    @Test func withoutExtensionsOnlyTheConstantsAreWritten() throws {
        let fixture = try CatalogFixture()
        for name in ["default", "DEFAULT", "3dCube", "URLFieldColor"] { try fixture.contents("\(name).colorset", "{}") }
        let (text, diagnostics) = GeneratedAssetSymbols.source(catalogs: [fixture.catalog], withExtensions: false)
        let members = text.split(separator: "\n").filter { $0.contains("static let") }.map { $0.split(separator: " ")[2] }
        #expect(members == ["_3dCube", "`default`", "urlField"])
        #expect(diagnostics.map(\.code) == [.assetSymbolDuplicate])
    }
}
