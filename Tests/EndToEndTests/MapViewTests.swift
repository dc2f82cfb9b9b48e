import EndToEnd
import Testing

/// UIKit's maps, and previews of UIKit.
@Suite(.enabled(if: Program.isComplete, "the program or its libraries are not built"), .endToEnd)
struct MapViewTests {
    @Test func aMapHasItsAnnotationsAndSaysThatItIsNone() throws {
        let pictures = try Pictures([Projects.path("Mapped")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        let tree = try pictures.tree(ofPreview: "route")
        for text in ["Route", "Here", "West", "East"] { #expect(tree.contains("\"\(text)\""), "\(text): \(tree)") }
        #expect(!tree.contains("\"Middle\""), "\(tree)")
        #expect(pictures.manifest.diagnostics.map(\.code) == ["unsupported-api"])
    }

    @Test func aViewOfUIKitIsAPreview() throws {
        let tree = try Pictures([Projects.path("Mapped")]).tree(ofPreview: "words")
        #expect(tree.contains("\"of UIKit\""), "\(tree)")
    }

    @Test func aPreviewLiesOnItsSide() throws {
        let tree = try Pictures([Projects.path("Mapped")]).tree(ofPreview: "side")
        #expect(tree.contains("\"On its side\""), "\(tree)")
        let root = try #require(tree.split(separator: "\n").first { $0.contains("Root") })
        #expect(root.contains("852 393"), "\(root)")
    }
}
