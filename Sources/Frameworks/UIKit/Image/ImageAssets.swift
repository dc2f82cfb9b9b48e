import Foundation
import Imaging
import Metrics
import Synchronization

/// Where picture assets come from.
public enum ImageAssets {
    public typealias Lookup = @Sendable (_ name: String, _ bundle: Bundle, _ traits: UITraitCollection) -> UIImage?

    private static let lookup = Mutex<Lookup?>(nil)

    /// Sets how picture assets are found.
    public static func setLookup(_ new: @escaping Lookup) { lookup.withLock { $0 = new } }

    static func image(named name: String, in bundle: Bundle?, traits: UITraitCollection) -> UIImage? {
        let bundle = bundle ?? .main
        if let found = lookup.withLock({ $0 })?(name, bundle, traits) { return found }
        return looseFile(name, in: bundle)
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
