import EndToEnd
import Testing

/// Projects whose code is the main actor's unless it says otherwise, as Xcode makes them.
@Suite(.enabled(if: Program.isComplete, "the program or its libraries are not built"), .endToEnd)
struct IsolatedCodeTests {
    /// UIKit's classes are the main actor's with their initializers: subclasses override them, and make what is the main actor's.
    @Test func subclassesOfUIKitBelongToTheMainActor() throws {
        let pictures = try Pictures([Projects.path("Isolated")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        let tree = try pictures.tree(ofPreview: "screen")
        #expect(tree.contains("\"kept\"") && tree.contains("\"kept kept kept too\""), "\(tree)")
        #expect(!pictures.manifest.diagnostics.contains { $0.code == "left-out" || $0.code == "data-race" })
    }

    /// Code before Swift 6 calls the main actor in closures of frameworks, which is a warning there.
    @Test func closuresOfFrameworksDoWhatTheyDo() throws {
        let pictures = try Pictures([Projects.path("Closures")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        let tree = try pictures.tree(ofPreview: "clock")
        #expect(tree.contains("\"ticked\"") && tree.contains("\"told\""), "\(tree)")
        #expect(!pictures.manifest.diagnostics.contains { $0.code == "left-out" })
    }

    /// Providers of the main actor are asked there, also where what they do is not asynchronous; others are asked apart from it.
    @Test func providersAreAskedWhereTheyBelong() throws {
        let pictures = try Pictures([Projects.path("IsolatedProvider")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        #expect(try pictures.tree("main", "systemSmall").contains("\"main\""))
        #expect(try pictures.tree("free", "systemSmall").contains("\"apart\""))
        #expect(try pictures.tree("control", "control").contains("\"Yes\""))
        #expect(pictures.codes.contains("blocking-control-provider"), "one that holds the main actor is named: \(pictures.messages)")
    }
}
