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

    /// Its window is made by what the storyboard and the delegate say while it launches, once for all pictures.
    @Test func anAppOfUIKitIsLaunchedToBeDrawn() throws {
        let pictures = try Pictures([Projects.path("Launched")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        for appearance in ["light", "dark"] {
            let tree = try pictures.tree(ofWindow: appearance)
            #expect(tree.contains("\"Launch 1\""), "\(appearance)")
            #expect(tree.contains("MenuCell 20 300 353 96"), "\(appearance)")
            #expect(tree.contains("fill uneven 0 0 0 0 36 316 64 64 \(appearance == "light" ? "#34C759" : "#30D158")"), "\(appearance)")
        }
        #expect(!pictures.codes.contains("unsatisfiable-constraints"))
        #expect(!pictures.messages.contains("has no @IBOutlet"), "\(pictures.messages)")
    }

    @Test func aStoryboardGivesButtonsAndTextsTheirAttributes() throws {
        let tree = try Pictures([Projects.path("Launched")]).tree(ofWindow: "light")
        #expect(tree.contains("\"Tips and more\""), "a button beside the view, held by nothing but the storyboard")
        #expect(tree.contains("\"24.0 points\""), "the font of the title")
        #expect(tree.contains("\"Your name and address\""), "a text field with its keyboard")
        #expect(!tree.contains("\"Button\""))
        #expect(tree.firstMatch(of: /"Two " LiberationSans-Regular 20 #FF0000/) != nil)
    }
}
