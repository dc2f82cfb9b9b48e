import Foundation
import Geometry
import Painter
import Snapshot

/// Faces of the installed Inter and emoji fonts.
struct InstalledFaces: FaceSource {
    struct Missing: Error {}

    func file(forFace face: String) throws -> (path: String, index: Int) {
        let path = face == "NotoColorEmoji" ? "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf" : "/usr/share/fonts/opentype/inter/\(face).otf"
        guard FileManager.default.fileExists(atPath: path) else { throw Missing() }
        return (path, 0)
    }
}

/// Pictures made by the test: four quadrants in red, green, blue and half transparent white.
struct QuadrantPictures: PictureSource {
    func isVector(_ resource: ImageResource) -> Bool { false }
    func revision(of resource: ImageResource) -> String { "" }

    func pixels(of resource: ImageResource, size: CGSize) throws -> PicturePixels {
        let (width, height) = (Int(resource.pixelSize.width), Int(resource.pixelSize.height))
        var bytes = Data()
        for y in 0..<height {
            for x in 0..<width {
                let quadrant: [UInt8] =
                    switch (x * 2 < width, y * 2 < height) {
                    case (true, true): [0, 0, 255, 255]
                    case (false, true): [0, 255, 0, 255]
                    case (true, false): [255, 0, 0, 255]
                    case (false, false): [128, 128, 128, 128]
                    }
                bytes.append(contentsOf: quadrant)
            }
        }
        return PicturePixels(width: width, height: height, bytes: bytes)
    }
}

/// Stands for text layout: a bar as long as the seconds.
struct BarText: TextSource {
    func drawing(of text: DynamicTextDrawing, at date: Date, scale: Double) -> TextDrawing {
        let rect = CGRect(x: text.box.minX, y: text.box.minY, width: date.timeIntervalSince1970, height: text.box.height)
        return TextDrawing(lines: [], overlays: [TextDecoration(rect: rect, paint: text.paints[0])])
    }
}

let painter = Painter(faces: InstalledFaces(), pictures: QuadrantPictures(), texts: BarText())

extension SnapshotNode {
    init(_ frame: CGRect, _ drawing: [Drawing] = [], effects: [Effect] = [], children: [SnapshotNode] = []) {
        self.init(identity: "0", role: "Test", frame: frame)
        self.drawing = drawing
        self.effects = effects
        self.children = children
    }

    static func box(_ frame: CGRect, _ color: RGBA, _ effects: Effect...) -> SnapshotNode {
        SnapshotNode(frame, [.fill(.rect(frame), .color(color), evenOdd: false)], effects: effects)
    }
}

extension Snapshot {
    /// A snapshot of these nodes at scale 1.
    init(_ width: Double, _ height: Double, scale: Double = 1, context: SnapshotContext = SnapshotContext(), _ nodes: SnapshotNode...) {
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        self.init(
            size: frame.size, scale: scale, date: Date(timeIntervalSince1970: 0), context: context, root: SnapshotNode(frame, children: nodes))
        images = ["quadrants": .file(path: "quadrants", pixelSize: CGSize(width: 8, height: 8))]
    }

    /// The picture on nothing.
    func painted(at date: Date = Date(timeIntervalSince1970: 0), _ options: PaintOptions = PaintOptions(base: PaintOptions.Base.none)) throws
        -> PaintedImage
    {
        try painter.paint(self, at: date, options: options)
    }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
let red = RGBA(255, 0, 0)
let green = RGBA(0, 255, 0)
let blue = RGBA(0, 0, 255)
