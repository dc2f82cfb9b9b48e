import ExtensionProtocol
import Foundation
import Geometry
import Painter
import Snapshot
import Testing

@testable import Preview
@testable import Scenes

/// A list in an app's window, taken apart so that a page can scroll it.
struct ScreenLayersTests {
    /// Rows of 30 points below a bar of 40 points that shows something of them.
    private struct ListScreen {
        var offset: CGFloat = 0
        var rows = 100
        /// The row that looks otherwise.
        var marked = -1
        var bar: Paint = .color(RGBA(20, 40, 200, 0.5))
        var behind = 60.0
        var ahead = 120.0
        var effects: [Effect] = []
        /// What the pictures of rows show, by their numbers in the archive, and the number for each row that has one.
        var pictures: [Data] = []
        var pictureOfRow: [Int: Int] = [:]

        private static let size = CGSize(width: 100, height: 200)
        private static let area = CGRect(x: 0, y: 20, width: 100, height: 160)

        private func box(_ name: String, _ frame: CGRect, _ paint: Paint) -> SnapshotNode {
            var node = SnapshotNode(identity: name, role: "Box", frame: frame)
            node.drawing = [.fill(.rect(frame), paint, evenOdd: false)]
            return node
        }

        private var list: SnapshotNode {
            var list = SnapshotNode(identity: "App/Scrolled/List", role: "ScrollLayout", frame: Self.area)
            let height = 30.0
            let seen = max(0, offset - behind)..<min(Double(rows) * height, offset + Self.area.height + ahead)
            list.children = (Int(seen.lowerBound / height)..<Int((seen.upperBound / height).rounded(.up))).map { row in
                let frame = CGRect(x: 10, y: Self.area.minY + Double(row) * height - offset, width: 80, height: height - 2)
                let color = row == marked ? RGBA(0, 255, 0) : RGBA(255, Double(row * 37 % 256), Double(row * 91 % 256))
                var node = box("App/Scrolled/List/\(row)", frame, .color(color))
                if let number = pictureOfRow[row] { node.drawing.append(.image(ImageDrawing(image: "image\(number)", rect: frame))) }
                return node
            }
            list.effects = [.clip(.rect(Self.area), evenOdd: false)] + effects
            return list
        }

        var screen: PreviewComposer.Screen {
            var app = SnapshotNode(identity: "App", role: "Root", frame: CGRect(origin: .zero, size: Self.size))
            app.children = [
                box("App/Ground", Self.area, .color(RGBA(240, 240, 240))), list, box("App/Bar", CGRect(x: 0, y: 20, width: 100, height: 40), bar),
            ]
            let context = SnapshotContext()
            var window = Snapshot(size: Self.size, scale: 2, date: .distantPast, context: context, root: app)
            for (number, data) in pictures.enumerated() {
                window.images["image\(number)"] = .data(data, pixelSize: CGSize(width: 1, height: 1))
            }
            let root = SnapshotNode(identity: "Screen", role: "AppScreen", frame: app.frame)
            var scene = Snapshot(size: Self.size, scale: 2, date: .distantPast, context: context, root: root)
            scene.root.children = [box("Screen.Ground", app.frame, .color(.white))]
            scene.place(window, at: .zero, clippedTo: .rect(app.frame), role: "Window", key: "Window")
            scene.root.children.append(box("Screen.Status", CGRect(x: 30, y: 4, width: 40, height: 10), .color(.black)))
            var control = AppControl(identity: "App/Scrolled", role: "ScrollView", title: "Scroll", frame: Self.area)
            (control.scrolls, control.isArea) = (true, true)
            control.scroll = AppScroll(
                offset: CGPoint(x: 0, y: offset), most: CGPoint(x: 0, y: max(0, Double(rows) * 30 - Self.area.height)), behind: behind, ahead: ahead)
            var screen = PreviewComposer.Screen(
                scene: ComposedScene(kind: .home, snapshot: scene, cornerRadius: 0, parts: []),
                regions: TouchRegion.regions(of: [control], in: "app"))
            screen.layers = ScreenLayers(screen)
            return screen
        }
    }

    /// What a page keeps, and what it puts together.
    private struct Page {
        var shown: PageLayers?
        var ground: [UInt8] = []
        var over: [UInt8] = []
        /// Pixels of the content by their places in it.
        var content: [SIMD2<Int>: SIMD4<UInt8>] = [:]
        /// Pixels that were painted for the last screen.
        var painted = 0

        mutating func take(_ screen: PreviewComposer.Screen) throws {
            let layers = try #require(screen.layers)
            let next = PageLayers(layers, of: screen.scene.snapshot, scale: 2, at: .distantPast)
            painted = 0
            if shown == nil { (ground, over) = (Array(repeating: 0, count: 200 * 400 * 4), Array(repeating: 0, count: 200 * 400 * 4)) }
            for part in next.parts(after: shown, painted: .distantPast) { try paint(part) }
            shown = next
        }

        private mutating func paint(_ part: PageLayers.Part) throws {
            var options = PaintOptions(scale: 2, base: .none)
            options.region = part.region
            let picture = try Painter.shared.paint(part.snapshot, at: .distantPast, options: options)
            let bytes = Array(picture.premultipliedBGRA)
            painted += picture.width * picture.height
            for y in 0..<picture.height {
                for x in 0..<picture.width {
                    let place = SIMD2(Int(part.region.minX + part.origin.x) + x, Int(part.region.minY + part.origin.y) + y)
                    let from = (y * picture.width + x) * 4
                    let pixel = SIMD4(bytes[from], bytes[from + 1], bytes[from + 2], bytes[from + 3])
                    let to = (place.y * 200 + place.x) * 4
                    switch part.layer {
                    case .content: content[place] = pixel
                    case .over: for index in 0..<4 { over[to + index] = pixel[index] }
                    case nil: for index in 0..<4 { ground[to + index] = pixel[index] }
                    }
                }
            }
        }

        /// The screen; nil where a part of the content is not painted.
        var picture: [UInt8]? {
            guard let scrolled = shown?.scrolled else { return nil }
            var result = ground
            func blend(_ pixel: SIMD4<UInt8>, at place: Int) {
                for index in 0..<4 {
                    let below = Int(result[place + index]) * (255 - Int(pixel[3])) / 255
                    result[place + index] = UInt8(min(255, Int(pixel[index]) + below))
                }
            }
            for y in 0..<scrolled.clip[3] {
                for x in 0..<scrolled.clip[2] {
                    guard let pixel = content[SIMD2(scrolled.offset[0] + x, scrolled.offset[1] + y)] else { return nil }
                    blend(pixel, at: ((y + scrolled.clip[1]) * 200 + x + scrolled.clip[0]) * 4)
                }
            }
            for place in stride(from: 0, to: over.count, by: 4) {
                blend(SIMD4(over[place], over[place + 1], over[place + 2], over[place + 3]), at: place)
            }
            return result
        }
    }

    /// The largest difference of a component.
    private func difference(_ page: Page, _ screen: PreviewComposer.Screen) throws -> Int {
        let whole = Array(
            try Painter.shared.paint(screen.scene.snapshot, at: .distantPast, options: PaintOptions(scale: 2, base: .none)).premultipliedBGRA)
        let picture = try #require(page.picture)
        return zip(picture, whole).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    @Test func `layers put together are the screen, wherever the content is scrolled to`() throws {
        var page = Page()
        var random = SystemRandomNumberGenerator()
        // Around the place, a hundred thousand points down, where the content's coordinates begin anew, and far beyond.
        for start in [0.0, 99_500, 2_900_000] {
            var offset = start
            for _ in 0..<20 {
                let marked = Int(offset / 30) + Int.random(in: 0..<8, using: &random)
                let screen = ListScreen(offset: offset, rows: 100_000, marked: marked).screen
                try page.take(screen)
                #expect(try difference(page, screen) <= 2, "at \(offset)")
                offset = max(0, offset + Double(Int.random(in: -200...300, using: &random)) / 2)
            }
        }
    }

    @Test func `only what comes in sight is painted`() throws {
        var page = Page()
        try page.take(ListScreen(offset: 600).screen)
        try page.take(ListScreen(offset: 610).screen)
        // Ten points of two pixels, as wide as the screen.
        #expect(page.painted == 200 * 20)
        try page.take(ListScreen(offset: 610, marked: 22).screen)
        #expect(page.painted < 200 * 70 && page.painted > 160 * 50)
        try page.take(ListScreen(offset: 610, marked: 22).screen)
        #expect(page.painted == 0)
    }

    @Test func `pictures are compared by what they show, not by their numbers`() throws {
        func parts(_ old: ListScreen, _ new: ListScreen) throws -> [CGRect] {
            let (old, new) = (old.screen, new.screen)
            let before = PageLayers(try #require(old.layers), of: old.scene.snapshot, scale: 2, at: .distantPast)
            let after = PageLayers(try #require(new.layers), of: new.scene.snapshot, scale: 2, at: .distantPast)
            return after.parts(after: before, painted: .distantPast).map(\.region)
        }
        let (one, other) = (Data([1]), Data([2]))
        let first = ListScreen(offset: 600, pictures: [one, other], pictureOfRow: [21: 0, 22: 1])
        #expect(try parts(first, ListScreen(offset: 600, pictures: [other, one], pictureOfRow: [21: 1, 22: 0])).isEmpty)
        let changed = try parts(first, ListScreen(offset: 600, pictures: [one, Data([3])], pictureOfRow: [21: 0, 22: 1]))
        #expect(changed.count == 1 && changed[0].height < 70)
    }

    @Test func `a bar of material is painted with what it shows of the content`() throws {
        var page = Page()
        for offset in [0.0, 45, 46, 300] {
            let screen = ListScreen(offset: offset, bar: .material(MaterialPaint(thickness: .bar, isDark: false))).screen
            try page.take(screen)
            #expect(try difference(page, screen) <= 2, "at \(offset)")
        }
    }

    @Test func `the page knows how far the content is painted`() throws {
        let layers = try #require(ListScreen(offset: 600).screen.layers)
        #expect(layers.window == CGRect(x: -layers.corner.x, y: 540 - layers.corner.y, width: 100, height: 340))
        #expect(layers.clip == CGRect(x: 0, y: 20, width: 100, height: 160))
        let (first, last) = (try #require(ListScreen(offset: 0).screen.layers), try #require(ListScreen(offset: 2840).screen.layers))
        #expect(first.window.minY + first.corner.y == 0)
        #expect(last.window.maxY + last.corner.y == 3000)
    }

    @Test func `content that is mixed with what lies below is not moved by itself`() {
        #expect(ListScreen(effects: [.blend(.multiply)]).screen.layers == nil)
        #expect(ListScreen(effects: [.opacity(0.5)]).screen.layers == nil)
        #expect(ListScreen(rows: 3).screen.layers == nil)
    }
}
