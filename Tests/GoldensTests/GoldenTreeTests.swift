import Foundation
import Geometry
import Goldens
import Snapshot
import Testing

@Suite struct GoldenTreeTests {
    @Test func aTreeIsReadAsItWasWritten() throws {
        let tree = GoldenTree(Sample.picture())
        #expect(try GoldenTree(text: tree.text()) == tree)
    }

    @Test func aTreeIsALineForEachViewWithoutPlacesOfTheMachine() throws {
        var picture = Sample.picture()
        picture.images["sun"] = .file(path: "/home/somebody/sun.png", pixelSize: CGSize(width: 4, height: 4))
        let text = try GoldenTree(picture).text()
        #expect(text.split(separator: "\n").count == 4)
        #expect(!text.contains("somebody"))
    }

    @Test func viewsWithOnePathAreToldApart() {
        var picture = Sample.picture()
        picture.root.children.append(picture.root.children[0])
        let identities = GoldenTree(picture).nodes.map(\.identity)
        #expect(Set(identities).count == identities.count)
        #expect(identities.contains("0.0~2"))
    }

    @Test func propertiesOfAViewThatOnlyMovedAreTheSame() throws {
        var picture = Sample.picture()
        let before = GoldenTree(picture).nodes
        picture.root.children[1] = Sample.plate(at: CGPoint(x: 30, y: 50))
        let after = GoldenTree(picture).nodes
        #expect(before[3].properties == after[3].properties && before[3].frame != after[3].frame)
        #expect(before[3].properties["fill"]?.contains("linear(0 0 0 10") == true)
    }

    @Test func aBrokenLineIsNamed() {
        let fault = #expect(throws: GoldenTree.Fault.self) { try GoldenTree(text: GoldenTree(Sample.picture()).text() + "{}\n") }
        #expect(fault?.description == "line 5 is no recorded view")
    }
}
