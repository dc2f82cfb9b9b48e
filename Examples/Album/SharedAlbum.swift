import UIKit

/// The folder that the app and its widget share.
enum SharedAlbum {
    static let group = "group.dev.islet.album"

    private static var file: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)?.appendingPathComponent("photo.png")
    }

    /// The shared photo, no larger than the widget: the system refuses to archive larger pictures.
    /// The first photo comes with the widget.
    static func photo(filling size: CGSize) -> UIImage? {
        guard let file else { return nil }
        if !FileManager.default.fileExists(atPath: file.path) { putSample(at: file) }
        return UIImage(contentsOfFile: file.path)?.scaled(toFill: size)
    }

    private static func putSample(at file: URL) {
        guard let sample = Bundle.main.url(forResource: "coast", withExtension: "png") else { return }
        do {
            try FileManager.default.copyItem(at: sample, to: file)
        } catch {
            print("The sample photo could not be shared: \(error.localizedDescription)")
        }
    }
}

extension UIImage {
    /// The image scaled and cropped to a size in points.
    func scaled(toFill target: CGSize) -> UIImage {
        let factor = max(target.width / size.width, target.height / size.height)
        let scaled = CGSize(width: size.width * factor, height: size.height * factor)
        let origin = CGPoint(x: (target.width - scaled.width) / 2, y: (target.height - scaled.height) / 2)
        return UIGraphicsImageRenderer(size: target).image { _ in
            draw(in: CGRect(origin: origin, size: scaled))
        }
    }
}
