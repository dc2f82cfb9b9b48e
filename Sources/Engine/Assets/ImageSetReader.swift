import Foundation
import Imaging
import IsletModel

/// Reads an `.imageset`.
enum ImageSetReader {
    /// `store` takes a file into the compiled folder and answers its path there.
    static func read(
        _ folder: URL, _ contents: CatalogContents, _ diagnostics: inout [Finding], store: (URL) throws -> String
    ) throws -> ImageRecord {
        var variants: [ImageRecord.Variant] = []
        for entry in contents.entries("images") {
            guard let filename = entry["filename"] as? String, !filename.isEmpty, let conditions = VariantConditions(entry) else { continue }
            let file = FileSpelling.onDisk(folder.appendingPathComponent(filename))
            guard let probe = probe(file, &diagnostics) else { continue }
            var variant = ImageRecord.Variant(
                conditions: conditions, file: try store(file), width: Int(probe.displaySize.width), height: Int(probe.displaySize.height),
                isVector: probe.format.isVector)
            if let resizing = entry["resizing"] as? [String: Any] { apply(resizing, to: &variant) }
            variants.append(variant)
        }
        return ImageRecord(
            variants: variants, renderingIntent: contents.properties["template-rendering-intent"] as? String,
            preservesVector: contents.properties["preserves-vector-representation"] as? Bool)
    }

    static func probe(_ file: URL, _ diagnostics: inout [Finding]) -> ImageProbe? {
        do {
            return try ImageProbe(.file(path: file.path))
        } catch {
            let reason = (error as? ImageError)?.reason ?? "\(error)"
            diagnostics.append(Finding(code: .assetImage, file: file.path, reason: "the picture is left out: \(reason)"))
            return nil
        }
    }

    private static func apply(_ resizing: [String: Any], to variant: inout ImageRecord.Variant) {
        let insets = resizing["cap-insets"] as? [String: Any] ?? resizing["capInsets"] as? [String: Any] ?? [:]
        variant.capInsets = ["top", "left", "bottom", "right"].map { (insets[$0] as? NSNumber)?.doubleValue ?? 0 }
        if let center = resizing["center"] as? [String: Any], center["mode"] as? String == "tile" { variant.tiles = true }
    }
}
