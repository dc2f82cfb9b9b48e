import Foundation
import Geometry
import Presentations
import Snapshot
import Testing

struct PresentationTests {
    private let camera = CGSize(width: 125, height: 36)

    private func snapshot(_ width: Double, _ height: Double = 36, _ text: String = "view", isRightToLeft: Bool = false) -> Snapshot {
        var root = SnapshotNode(identity: "0", role: "Text", frame: CGRect(x: 0, y: 0, width: width, height: height), detail: text)
        root.drawing = [.image(ImageDrawing(image: "image0", rect: root.frame))]
        var snapshot = Snapshot(
            size: CGSize(width: width, height: height), scale: 3, date: Date(timeIntervalSinceReferenceDate: 0),
            context: SnapshotContext(isDark: true, isRightToLeft: isRightToLeft), root: root)
        snapshot.images = ["image0": .file(path: "/\(text).png", pixelSize: CGSize(width: 1, height: 1))]
        snapshot.activity = ActivityAppearance()
        return snapshot
    }

    @Test func theCompactIslandIsAsWideAsItsSidesAndTheCamera() {
        let island = CompactIsland.composed(leading: snapshot(30, 36, "a"), trailing: snapshot(52, 36, "b"), camera: camera)
        #expect(island.size == CGSize(width: 207, height: 36))
        #expect(CompactIsland.cameraCenter(leading: snapshot(30), trailing: snapshot(52), camera: camera) == 92.5)
        var options = SnapshotDump.Options()
        options.showsDrawings = false
        #expect(
            island.dump(options) == """
                snapshot 207 36 @3 dark fullColor 27 en_US
                image island.1.image0 1 1
                image island.2.image0 1 1
                Island 0 0 207 36
                  Camera 30 0 125 36
                  CompactLeading 0 0 30 36 [clip rect 0 0 30 36]
                    Text 0 0 30 36 "a"
                  CompactTrailing 0 0 52 36 [clip rect 0 0 52 36; transform 1 0 0 1 155 0]
                    Text 0 0 52 36 "b"

                """)
    }

    @Test func theNarrowerSideIsWiderByItsShareOfTheDifference() {
        let (narrow, wide) = (snapshot(29.667, 36, "a"), snapshot(59, 36, "b"))
        let island = CompactIsland.composed(leading: narrow, trailing: wide, camera: camera, balance: 0.5)
        #expect(abs(island.size.width - (44.333 + 125 + 59)) < 0.01)
        #expect(abs(island.root.children[0].frame.minX - 44.333) < 0.01, "the view stays at the outer end, the room is beside the camera")
        #expect(abs(CompactIsland.cameraCenter(leading: narrow, trailing: wide, camera: camera, balance: 0.5) - 106.833) < 0.01)
        let mirrored = CompactIsland.composed(leading: wide, trailing: narrow, camera: camera, balance: 0.5)
        #expect(mirrored.size == island.size && mirrored.root.children[0].frame.minX == 59)
        let symmetric = CompactIsland.composed(leading: narrow, trailing: wide, camera: camera, balance: 1)
        #expect(abs(symmetric.size.width - 243) < 0.01)
    }

    @Test func picturesOfBothSidesStayApart() {
        let island = CompactIsland.composed(leading: snapshot(30, 36, "a"), trailing: snapshot(52, 36, "b"), camera: camera)
        let keys = island.root.children.flatMap(\.children).flatMap(\.drawing).map { drawing in
            guard case .image(let image) = drawing else { return "" }
            return image.image
        }
        #expect(keys.map { island.images[$0] } == ["a", "b"].map { .file(path: "/\($0).png", pixelSize: CGSize(width: 1, height: 1)) })
        let identities = island.root.children.flatMap(\.children).map(\.identity)
        #expect(Set(identities).count == 2)
    }

    @Test func writingFromRightToLeftPutsTheLeadingViewOnTheRight() {
        let island = CompactIsland.composed(
            leading: snapshot(30, 36, "a", isRightToLeft: true), trailing: snapshot(52, 36, "b", isRightToLeft: true), camera: camera)
        #expect(island.root.children.map(\.role) == ["Camera", "CompactTrailing", "CompactLeading"])
        #expect(island.root.children[0].frame.minX == 52)
    }

    @Test func theBannerHasTheTintItAsksForOrTheMaterial() {
        var banner = snapshot(371, 100)
        #expect(
            PresentedView.lockScreen(banner, cornerRadius: 24).snapshot.containerBackground?.drawing.first
                == .fill(
                    .rect(CGRect(x: 0, y: 0, width: 371, height: 100)), .material(MaterialPaint(thickness: .regular, isDark: true)), evenOdd: false))
        banner.activity?.backgroundTint = RGBA(255, 0, 0)
        let tinted = PresentedView.lockScreen(banner, cornerRadius: 24)
        #expect(
            tinted.snapshot.containerBackground?.drawing.first
                == .fill(
                    .rect(CGRect(x: 0, y: 0, width: 371, height: 100)), .color(RGBA(255, 0, 0)), evenOdd: false))
        #expect(
            tinted.shape == .roundedRect(CGRect(x: 0, y: 0, width: 371, height: 100), cornerSize: CGSize(width: 24, height: 24), curve: .continuous))
    }

    @Test func theIslandIsBlackWithALineInTheTintItAsksFor() throws {
        var view = snapshot(200)
        let plain = PresentedView.capsule(view, keyline: Keyline(width: 1, opacity: 0.5))
        #expect(
            plain.snapshot.containerBackground?.drawing == [
                .fill(.capsule(CGRect(x: 0, y: 0, width: 200, height: 36)), .color(.black), evenOdd: false)
            ])
        view.activity?.keylineTint = RGBA(0, 255, 0)
        let lined = try #require(PresentedView.capsule(view, keyline: Keyline(width: 1, opacity: 0.5)).snapshot.containerBackground?.drawing)
        #expect(lined.count == 2)
        #expect(lined.last == .stroke(.capsule(CGRect(x: 0.5, y: 0.5, width: 199, height: 35)), .color(RGBA(0, 255, 0, 0.5)), StrokeLine(width: 1)))
    }

    @Test func compactViewsLieInTheLowerCornersOfAWatch() {
        let small = CombinedCompact.composed(
            leading: snapshot(30), trailing: snapshot(52), size: CGSize(width: 184, height: 80.5), scale: 2, margin: 8)
        #expect(small.size == CGSize(width: 184, height: 80.5) && small.scale == 2)
        let moves = small.root.children.map(\.effects.last)
        #expect(moves == [(8.0, 36.5), (124.0, 36.5)].map { .transform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: $0.0, ty: $0.1)) })
    }

    @Test func aStripHoldsEveryPictureInItsShape() throws {
        let views = [84.0, 120].map { PresentedView.expanded(snapshot(371, $0), cornerRadius: 44, keyline: .none) }
        let strip = try #require(FilmStrip.composed(views, gap: 12))
        #expect(strip.size == CGSize(width: 754, height: 120))
        #expect(strip.root.children.map(\.role) == ["Frame0", "Frame1"])
        #expect(strip.root.children[1].effects.last == .transform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 383, ty: 0)))
        #expect(FilmStrip.composed([], gap: 12) == nil)
    }
}
