import Foundation
import Geometry
import Goldens
import Snapshot
import Testing

@Suite struct GoldenComparisonTests {
    private func lines(_ change: (inout Snapshot) -> Void) -> [String] {
        var picture = Sample.picture()
        let before = GoldenTree(picture)
        change(&picture)
        return GoldenComparison(from: before, to: GoldenTree(picture)).causes.map(\.line)
    }

    @Test func equalTreesHaveNoChanges() {
        #expect(lines { _ in } == [])
    }

    @Test func aMovedStackIsOneChangeWithWhatLiesInIt() {
        let found = lines { picture in
            picture.root.frame.origin.x += 1
            for index in picture.root.children.indices { picture.root.children[index].frame.origin.x += 1 }
            picture.root.children[0] = Sample.text("Hello", at: CGPoint(x: 11, y: 10))
            picture.root.children[1] = Sample.plate(at: CGPoint(x: 21, y: 40))
        }
        #expect(found == ["VStack: moved 1 pt right (with 2 views in it)"])
    }

    @Test func morePaddingIsAnInset() {
        let found = lines { $0.root.frame = $0.root.frame.insetBy(dx: 1, dy: 1) }
        #expect(found == ["VStack: inset by 1 pt on every side"])
    }

    @Test func aPaddingIsTheCauseOfWhatItMovesAndIsNamedByTheViewThatHasIt() {
        var picture = Sample.picture()
        picture.root.layout = [LayoutHint(view: "Card", name: "padding", value: "6"), LayoutHint(name: "spacing", value: "4")]
        let before = GoldenTree(picture)
        picture.root.layout?[0].value = "7"
        picture.root.frame = picture.root.frame.insetBy(dx: 1, dy: 1)
        picture.root.children[1] = Sample.plate(at: CGPoint(x: 21, y: 41))
        let comparison = GoldenComparison(from: before, to: GoldenTree(picture))
        #expect(comparison.causes.map(\.line) == ["Card: padding was “6”, is “7”"])
        #expect(comparison.moved == 2)
    }

    @Test func aFrameThatIsReckonedFromAChangedSizeIsNoCause() {
        var picture = Sample.picture()
        picture.root.role = "GeometryReader"
        picture.root.children[1].layout = [LayoutHint(name: "frame", value: "width 20")]
        let before = GoldenTree(picture)
        picture.root.children[1].layout = [LayoutHint(name: "frame", value: "width 18")]
        #expect(GoldenComparison(from: before, to: GoldenTree(picture)).causes.map(\.line) == ["Capsule: frame was “width 20”, is “width 18”"])
        picture.root.frame.size.width -= 8
        #expect(GoldenComparison(from: before, to: GoldenTree(picture)).causes.map(\.line) == ["GeometryReader: 8 pt narrower"])
    }

    @Test func aSpacingIsNamedByItsStack() {
        let found = lines { $0.root.layout = [LayoutHint(name: "spacing", value: "4")] }
        #expect(found == ["VStack: spacing “4” is new"])
    }

    @Test func aTextThatIsCutElsewhereBecauseItHasAnotherWidthIsNoOtherText() {
        var picture = Sample.picture()
        func cut(_ text: String, width: Double) -> SnapshotNode {
            var node = Sample.text(text)
            node.detail = "University"
            node.frame.size.width = width
            return node
        }
        picture.root.children[0] = cut("Universi…", width: 72)
        let before = GoldenTree(picture)
        picture.root.children[0] = cut("Univers…", width: 64)
        #expect(GoldenComparison(from: before, to: GoldenTree(picture)).causes.map(\.line) == ["Text “University”: 8 pt narrower"])
        picture.root.children[0] = cut("Univers…", width: 72)
        #expect(
            GoldenComparison(from: before, to: GoldenTree(picture)).causes.map(\.line)
                == ["Text “University”: text was “Universi…”, is “Univers…”"])
    }

    @Test(
        "frames in words",
        arguments: [
            ([0, 0, 10, 10], [0, -2.5, 10, 10], "moved 2.5 pt up"), ([0, 0, 10, 10], [0, 0, 12, 10], "2 pt wider"),
            ([0, 0, 10, 10], [1, 0, 10, 9], "1 pt lower, moved 1 pt right"), ([5, 5, 10, 10], [4, 4, 12, 12], "outset by 1 pt on every side"),
            ([0, 0, 10, 10], [0.333, 0, 10, 10], "moved 0.33 pt right"),
        ] as [([Double], [Double], String)])
    func frames(old: [Double], new: [Double], words: String) {
        #expect("\(FrameChange(old: old, new: new))" == words)
    }

    @Test func aLongerTextIsTheCauseOfWhatItMoves() {
        var picture = Sample.picture()
        let before = GoldenTree(picture)
        picture.root.children[0] = Sample.text("Hello!")
        picture.root.children[1] = Sample.plate(at: CGPoint(x: 24, y: 40))
        let comparison = GoldenComparison(from: before, to: GoldenTree(picture))
        #expect(comparison.causes.map(\.line) == ["Text “Hello”: text was “Hello”, is “Hello!”"])
        #expect(comparison.moved == 2)
    }

    @Test func aColorDoesNotHideAMove() {
        let found = lines { picture in
            picture.root.children[0] = Sample.text("Hello", color: RGBA(255, 0, 0))
            picture.root.children[1] = Sample.plate(at: CGPoint(x: 20, y: 42))
        }
        #expect(found == ["Text “Hello”: color was “#000000”, is “#FF0000”", "Capsule: moved 2 pt down"])
    }

    @Test func viewsThatComeAndGoAreTold() {
        #expect(lines { _ = $0.root.children.removeLast() } == ["Capsule: is gone"])
        #expect(
            lines { picture in
                var group = SnapshotNode(identity: "0.2", role: "HStack", frame: .zero)
                group.children = [SnapshotNode(identity: "0.2.0", role: "Text", frame: .zero, detail: "new")]
                picture.root.children.append(group)
            } == ["HStack: is new (with 1 view in it)"])
    }

    @Test func whatATapDoesAndWhatIsReadAloudCount() {
        let found = lines { picture in
            picture.widgetURL = "app://home"
            picture.root.children[0].interaction = .link("app://hello")
            var spoken = Accessibility()
            spoken.label = "Greeting"
            picture.root.children[0].accessibility = spoken
        }
        #expect(
            found == [
                "Picture: link “app://home” is new", "Text “Hello”: accessibility label “Greeting” is new", "Text “Hello”: link “app://hello” is new",
            ])
    }
}
