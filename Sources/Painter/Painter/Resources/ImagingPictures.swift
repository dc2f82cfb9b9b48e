import Foundation
import Imaging
import Snapshot

/// Pictures decoded by the image loader.
struct ImagingPictures: PictureSource {
    func isVector(_ resource: ImageResource) -> Bool {
        do {
            return try ImageProbe(resource.source).format.isVector
        } catch {
            return false
        }
    }

    func revision(of resource: ImageResource) -> String {
        guard case .file(let path, _) = resource else { return "" }
        var status = stat()
        guard stat(path, &status) == 0 else { return "missing" }
        return "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)/\(status.st_size)"
    }

    func pixels(of resource: ImageResource, size: CGSize) throws -> PicturePixels {
        let target: ImageLoader.Target = size == .zero ? .native : .exactly(width: Int(size.width), height: Int(size.height))
        let image = try ImageLoader.load(resource.source, target: target)
        return PicturePixels(width: image.width, height: image.height, bytes: image.bytes)
    }
}

extension ImageResource {
    var source: ImageSource {
        switch self {
        case .file(let path, _): .file(path: path)
        case .data(let data, _): .data(data)
        }
    }
}
