import EndToEnd
import Testing

/// Apps whose delegate is the program's entry.
@Suite(.enabled(if: Program.isComplete, "the program or its libraries are not built"), .endToEnd)
struct AppDelegateTests {
    @Test func aMacAppLaunchesItsDelegate() throws {
        let pictures = try Pictures([Projects.path("MenuBar")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        #expect(try pictures.tree(ofPreview: "bar").contains("\"launched willing\""))
    }

    @Test func theirPreviewsAreDrawnBesideTheirWindow() throws {
        let pictures = try Pictures([Projects.path("Doors")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        for (preview, text) in ["handle": "handle", "door": "front door", "key": "key"] {
            #expect(try pictures.tree(ofPreview: preview).contains("\"\(text)\""), "\(preview)")
        }
        #expect(pictures.manifest.targets.first?.windows?.isEmpty == false)
    }
}
