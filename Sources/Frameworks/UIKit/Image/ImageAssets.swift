import Assets
import FoundationOverlay
import Imaging
import Metrics

/// Pictures of asset catalogs and loose files of bundles.
enum ImageAssets {
    static func image(named name: String, in bundle: Bundle?, traits: UITraitCollection) -> UIImage? {
        let bundle = bundle ?? .main
        var wanted = BundleAssets.traits(traits._appearance)
        if traits.displayScale > 0 { wanted.scale = Double(traits.displayScale) }
        let catalog = BundleAssets.catalog(of: bundle)
        if let asset = catalog?.image(named: name, traits: wanted) {
            let found = image(asset)
            found?.asset = UIImageAsset(named: name, in: bundle)
            return found
        }
        if let file = looseFile(name, in: bundle) { return file }
        guard pictureEndings.contains((name as NSString).pathExtension.lowercased()) else { return nil }
        return catalog?.image(named: (name as NSString).deletingPathExtension, traits: wanted).flatMap(image)
    }

    /// Endings with which a picture of a catalog is found as well.
    private static let pictureEndings = ["png", "jpg", "jpeg"]

    private static func image(_ asset: AssetImage) -> UIImage? {
        let scale = asset.isVector ? DeviceTraits.current.scale : asset.scale
        guard let pixels = CGImage(_source: .file(path: asset.path), scale: scale) else { return nil }
        let image = UIImage(cgImage: pixels, scale: CGFloat(scale), orientation: asset.isFlippedHorizontally ? .upMirrored : .up)
        switch asset.renderingIntent {
        case .template: image.renderingMode = .alwaysTemplate
        case .original: image.renderingMode = .alwaysOriginal
        case nil: break
        }
        if asset.capInsets.count == 4 {
            let i = asset.capInsets.map { CGFloat($0) }
            image.capInsets = UIEdgeInsets(top: i[0], left: i[1], bottom: i[2], right: i[3])
            image.resizingMode = asset.resizingMode == .tile ? .tile : .stretch
        }
        return image
    }

    /// A picture file of the bundle: as named, else as PNG or JPEG, largest scale first.
    private static func looseFile(_ name: String, in bundle: Bundle) -> UIImage? {
        guard let folder = bundle.resourceURL else { return nil }
        let stem = (name as NSString).deletingPathExtension
        let ending = (name as NSString).pathExtension
        for suffix in ["@3x", "@2x", ""] {
            for type in ending.isEmpty ? ["png", "jpg", "jpeg"] : [ending] {
                let path = folder.appendingPathComponent("\(stem)\(suffix).\(type)").path
                if FileManager.default.fileExists(atPath: path), let image = UIImage(contentsOfFile: path) { return image }
            }
        }
        return nil
    }

    static func file(_ path: String) -> CGImage? {
        CGImage(_source: .file(path: path), scale: DeviceTraits.current.scale)
    }
}
