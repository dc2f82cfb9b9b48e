import UIKit

/// Covers that were read once, by name and time of their last change.
@MainActor
final class CoverCache {
    static let shared = CoverCache(store: .shared)

    private let store: CoverStore?
    private var covers: [String: (changed: Date, image: UIImage)] = [:]

    init(store: CoverStore?) { self.store = store }

    /// The cover at most as large as it is shown; the system refuses to archive larger pictures. nil where there is none.
    func cover(named name: String, size: Double) -> UIImage? {
        guard let file = store?.url(of: name), let changed = Self.lastChange(of: file) else { return nil }
        let key = "\(name) \(size)"
        if let known = covers[key], known.changed == changed { return known.image }
        guard let image = UIImage(contentsOfFile: file.path)?.scaled(to: size) else { return nil }
        covers[key] = (changed, image)
        return image
    }

    private static func lastChange(of file: URL) -> Date? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else { return nil }
        guard let bytes = attributes[.size] as? NSNumber, bytes.intValue > 0 else { return nil }
        return attributes[.modificationDate] as? Date
    }
}

extension UIImage {
    /// The middle of the image as a square of so many points.
    func scaled(to side: Double) -> UIImage {
        let factor = side / min(size.width, size.height)
        let scaled = CGSize(width: size.width * factor, height: size.height * factor)
        let origin = CGPoint(x: (side - scaled.width) / 2, y: (side - scaled.height) / 2)
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            draw(in: CGRect(origin: origin, size: scaled))
        }
    }
}
