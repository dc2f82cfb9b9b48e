import Foundation
import Geometry
import Painter
import Snapshot
import Testing

@Suite struct PresentationTests {
    private func snapshot(_ mode: SnapshotContext.RenderingMode, os: String = "26", isDark: Bool = false, _ nodes: SnapshotNode...) -> Snapshot {
        var snapshot = Snapshot(20, 20, context: SnapshotContext(isDark: isDark, renderingMode: mode, osProfile: os, tint: RGBA(255, 149, 0)))
        snapshot.root.children = nodes
        snapshot.containerBackground = .box(rect(0, 0, 20, 20), blue.multiplyingAlpha(by: 0.5))
        return snapshot
    }

    @Test func translucentBackgroundLiesOnTheBase() throws {
        let light = try painter.paint(snapshot(.fullColor))[10, 10]
        let dark = try painter.paint(snapshot(.fullColor, isDark: true))[10, 10]
        #expect(abs(light.red - 0.5) < 0.01 && light.blue == 1 && light.alpha == 1)
        #expect(dark.red < 0.1 && dark.alpha == 1)
    }

    @Test func shapeCutsTheCornersAndShowsTheWallpaper() throws {
        let rounded = try painter.paint(snapshot(.fullColor), options: PaintOptions(shape: .widget(cornerRadius: 8)))
        #expect(rounded[0, 0] == .clear && rounded[10, 10].alpha == 1)
        let onWall = try painter.paint(snapshot(.fullColor), options: PaintOptions(shape: .circle, wallpaper: .color(green)))
        #expect(onWall[0, 0] == green && onWall[10, 10] != green)
    }

    @Test func tintedModeKeepsAlphaAndColorsByGroup() throws {
        let plain = SnapshotNode.box(rect(0, 0, 10, 20), red)
        let accented = SnapshotNode.box(rect(10, 0, 10, 20), blue.multiplyingAlpha(by: 0.5), .accentable)
        let options = PaintOptions(base: PaintOptions.Base.none)
        let image = try painter.paint(snapshot(.accented, os: "18", plain, accented), options: options)
        #expect(image[5, 5] == .white)
        #expect(image[15, 5].red > 0.99 && abs(image[15, 5].green - 149.0 / 255) < 0.01 && abs(image[15, 5].alpha - 0.5) < 0.01)
        let glass = try painter.paint(snapshot(.accented, plain, accented), options: options)
        #expect(glass[15, 5].green > 0.99)
    }

    @Test(arguments: [("fullColor", red), (nil, RGBA.white), ("accented", RGBA(255, 149, 0))])
    func picturesInTintedModeFollowTheirRendering(_ rendering: String?, _ expected: RGBA) throws {
        let drawing = ImageDrawing(image: "quadrants", rect: rect(0, 0, 20, 20), accentedRendering: rendering)
        let image = try painter.paint(
            snapshot(.accented, os: "18", SnapshotNode(rect(0, 0, 20, 20), [.image(drawing)])), options: PaintOptions(base: PaintOptions.Base.none))
        #expect(image[2, 2] == expected)
    }

    @Test func desaturatedPicturesTurnLuminanceIntoAlpha() throws {
        let drawing = ImageDrawing(image: "quadrants", rect: rect(0, 0, 20, 20), accentedRendering: "desaturated")
        let image = try painter.paint(
            snapshot(.accented, os: "18", SnapshotNode(rect(0, 0, 20, 20), [.image(drawing)])), options: PaintOptions(base: PaintOptions.Base.none))
        #expect(abs(image[18, 2].alpha - 0.7152) < 0.01 && abs(image[2, 2].alpha - 0.2126) < 0.01)
    }

    @Test func vibrantModeIsWhiteByLuminance() throws {
        let options = PaintOptions(base: PaintOptions.Base.none)
        let image = try painter.paint(snapshot(.vibrant, .box(rect(0, 0, 10, 20), .black), .box(rect(10, 0, 10, 20), .white)), options: options)
        #expect(image[5, 5].red > 0.99 && image[15, 5].red > 0.99)
        #expect(image[5, 5].alpha > 0.2 && image[15, 5].alpha > image[5, 5].alpha + 0.3)
    }

    @Test func backgroundIsRemovedOutsideFullColorUnlessAskedFor() throws {
        let none = PaintOptions(base: PaintOptions.Base.none)
        #expect(try painter.paint(snapshot(.accented), options: none)[10, 10] == .clear)
        #expect(try painter.paint(snapshot(.vibrant), options: none)[10, 10] == .clear)
        let shown = PaintOptions(base: PaintOptions.Base.none, showsContainerBackground: true)
        #expect(try painter.paint(snapshot(.accented), options: shown)[10, 10].alpha > 0.4)
        let hidden = PaintOptions(base: PaintOptions.Base.none, showsContainerBackground: false)
        #expect(try painter.paint(snapshot(.fullColor), options: hidden)[10, 10] == .clear)
    }

    @Test func reducedLuminanceDims() throws {
        var dimmed = snapshot(.fullColor, .box(rect(0, 0, 20, 20), .white))
        dimmed.context.isLuminanceReduced = true
        let color = try painter.paint(dimmed)[10, 10]
        #expect(color.red < 0.8 && color.red > 0.3 && color.alpha == 1)
    }
}
