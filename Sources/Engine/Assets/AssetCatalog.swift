import Foundation
import Snapshot

/// The compiled assets of one target, read at run time. Opening reads one small file; an asset is decoded when it is asked for.
public final class AssetCatalog: Sendable {
    /// Folder of the index.
    public let directory: URL
    private let index: AssetIndex

    /// Opens what ``AssetCatalogCompiler`` wrote into `directory`.
    public init(contentsOf directory: URL) throws {
        self.directory = directory
        index = try AssetIndex(contentsOf: directory.appendingPathComponent(AssetIndex.fileName))
    }

    /// Names of all assets of a kind, sorted.
    public func names(_ kind: AssetKind) -> [String] { index.names(kind) }

    /// Names of all assets, sorted, each once.
    public var names: [String] { Array(Set(AssetKind.allCases.flatMap { names($0) })).sorted() }

    /// The picture called `name` that fits `traits` best.
    public func image(named name: String, traits: AssetTraits) -> AssetImage? {
        guard let record = index.record(.image, name, as: ImageRecord.self) else { return nil }
        guard let variant = VariantChoice.best(record.variants, traits: traits, conditions: \.conditions) else { return nil }
        let scale = variant.isVector ? 1 : variant.conditions.scale ?? 1
        let isFlipped = variant.conditions.direction.map { ($0 == "right-to-left") != traits.isRightToLeft } ?? false
        return AssetImage(
            name: name, path: directory.appendingPathComponent(variant.file).path, scale: scale,
            pixelSize: CGSize(width: variant.width, height: variant.height), isVector: variant.isVector,
            preservesVector: record.preservesVector ?? false, renderingIntent: record.renderingIntent.flatMap { .init(rawValue: $0) },
            capInsets: (variant.capInsets ?? []).map { $0 / scale }, resizingMode: variant.tiles == true ? .tile : .stretch,
            isFlippedHorizontally: isFlipped)
    }

    /// The colour called `name`; nil where there is none, or where the set holds no colour for `traits`.
    public func color(named name: String, traits: AssetTraits) -> AssetColor? {
        guard let record = index.record(.color, name, as: ColorRecord.self) else { return nil }
        return VariantChoice.best(record.variants, traits: traits, conditions: \.conditions)?.color
    }

    /// Path of the SVG of the custom symbol called `name`.
    public func symbol(named name: String, traits: AssetTraits = AssetTraits()) -> String? {
        file(.symbol, name, traits)
    }

    /// Path of the file of the data set called `name`.
    public func data(named name: String, traits: AssetTraits = AssetTraits()) -> String? {
        file(.data, name, traits)
    }

    private func file(_ kind: AssetKind, _ name: String, _ traits: AssetTraits) -> String? {
        guard let record = index.record(kind, name, as: FileRecord.self) else { return nil }
        return VariantChoice.best(record.variants, traits: traits, conditions: \.conditions).map { directory.appendingPathComponent($0.file).path }
    }
}
