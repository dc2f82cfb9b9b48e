import Assets
import Foundation
import Metrics
import Testing
import UIKit

@Suite struct BundleAssetTests {
    /// A bundle with a compiled catalog that holds the colour `Brand`, red in light and blue in dark appearance, and the picture `Beach`.
    private func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-assets-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Media.xcassets/Brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        func color(_ red: Int, _ blue: Int) -> String {
            #"{"color-space":"srgb","components":{"red":"\#(red).000","green":"0.000","blue":"\#(blue).000","alpha":"1.000"}}"#
        }
        let contents = """
            {"colors":[{"idiom":"universal","color":\(color(1, 0))},
            {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":\(color(0, 1))}],
            "info":{"author":"xcode","version":1}}
            """
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let images = folder.appendingPathComponent("Media.xcassets/Beach.imageset")
        try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        try #require(dot.pngData()).write(to: images.appendingPathComponent("beach.png"))
        try Data(#"{"images":[{"idiom":"universal","filename":"beach.png"}],"info":{"author":"xcode","version":1}}"#.utf8)
            .write(to: images.appendingPathComponent("Contents.json"))
        let output = folder.appendingPathComponent("Made.bundle")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let bundle = try #require(Bundle(url: output))
        try AssetCatalogCompiler.compile(
            catalogs: [folder.appendingPathComponent("Media.xcassets")], into: bundle.resourceURL ?? output)
        return bundle
    }

    @Test func coloursComeFromTheBundlesCatalog() throws {
        let color = try #require(UIColor(named: "Brand", in: bundle(), compatibleWith: nil))
        #expect(color._rgba(in: ColorAppearance()).description == "#FF0000")
        #expect(color._rgba(in: ColorAppearance(isDark: true)).description == "#0000FF")
    }

    @Test func picturesAreFoundWithTheEndingOfAFile() throws {
        let bundle = try bundle()
        #expect(UIImage(named: "Beach", in: bundle, compatibleWith: nil) != nil)
        #expect(UIImage(named: "Beach.jpg", in: bundle, compatibleWith: nil) != nil)
        #expect(UIImage(named: "Beach.large", in: bundle, compatibleWith: nil) == nil)
    }

    @Test func namesThatAreNotThereAreNil() throws {
        let bundle = try bundle()
        #expect(UIColor(named: "Other", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "Other", in: bundle, compatibleWith: nil) == nil)
        #expect(NSDataAsset(name: "Other", bundle: bundle) == nil)
    }
}
