import Foundation
import Imaging
import Painter
import Snapshot
import Testing
import class Typography.FontLibrary
import class Typography.TextLayoutEngine

struct Faces: FaceSource {
    func file(forFace face: String) throws -> (path: String, index: Int) {
        let f = try FontLibrary.shared.file(forFace: face)
        return (f.path, Int(f.index))
    }
}
struct Pictures: PictureSource {
    func source(_ r: ImageResource) -> ImageSource {
        switch r {
        case .file(let path, _): .file(path: path)
        case .data(let data, _): .data(data)
        }
    }
    func isVector(_ resource: ImageResource) -> Bool { (try? ImageProbe(source(resource)).format.isVector) ?? false }
    func revision(of resource: ImageResource) -> String { "1" }
    func pixels(of resource: ImageResource, size: CGSize) throws -> PicturePixels {
        let p = try ImageLoader.load(source(resource), target: .exactly(width: max(1, Int(size.width)), height: max(1, Int(size.height))))
        return PicturePixels(width: p.width, height: p.height, bytes: p.bytes)
    }
}
struct Texts: TextSource {
    func drawing(of text: DynamicTextDrawing, at date: Date, scale: Double) throws -> TextDrawing {
        try TextLayoutEngine.shared.layout(text.text, maxWidth: text.box.width, maxHeight: text.box.height, scale: scale, now: date)
            .drawing(in: text.box, paints: text.paints)
    }
}
func writePNG(_ snapshot: Snapshot, _ path: String) throws {
    let painter = Painter(faces: Faces(), pictures: Pictures(), texts: Texts())
    try painter.png(snapshot, options: PaintOptions(base: .color(.white))).write(to: URL(fileURLWithPath: path))
    try SnapshotDump(snapshot).text.write(toFile: path + ".txt", atomically: true, encoding: .utf8)
    try snapshot.diagnostics.map { "\($0.code): \($0.message)" }.joined(separator: "\n").write(toFile: path + ".diag", atomically: true, encoding: .utf8)
}
