import CRaster
import Foundation
import Geometry
import Snapshot
import Typography

/// The faces of the font library.
struct LibraryFaces: FaceSource {
    func file(forFace face: String) throws -> (path: String, index: Int) {
        let file = try FontLibrary.shared.file(forFace: face)
        return (file.path, Int(file.index))
    }
}

/// The text layout engine, asked for the moment that is painted.
struct LaidOutText: TextSource {
    func drawing(of text: DynamicTextDrawing, at date: Date, scale: Double) throws -> TextDrawing {
        let layout = try TextLayoutEngine.shared.layout(
            text.text, maxWidth: text.box.width, maxHeight: text.box.height, scale: scale, now: date)
        return layout.drawing(in: text.box, paints: text.paints)
    }
}

extension Painter {
    /// The painter with the pinned fonts and the image loader.
    public static let shared = {
        cr_keep_memory()
        return Painter(faces: LibraryFaces(), pictures: ImagingPictures(), texts: LaidOutText())
    }()
}
