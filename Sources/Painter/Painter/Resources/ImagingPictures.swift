import Foundation
import GuardedFiles
import Imaging
import Snapshot

/// Pictures decoded by the image loader.
struct ImagingPictures: PictureSource {
    func isVector(_ resource: ImageResource) -> Bool {
        do {
            return try ImageProbe(try source(of: resource)).format.isVector
        } catch {
            return false
        }
    }

    func revision(of resource: ImageResource) -> String {
        guard case .file(let path, _) = resource else { return "" }
        var status = stat()
        guard lstat(path, &status) == 0 else { return "missing" }
        return "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)/\(status.st_size)"
    }

    func pixels(of resource: ImageResource, size: CGSize) throws -> PicturePixels {
        let target: ImageLoader.Target = size == .zero ? .native : .exactly(width: Int(size.width), height: Int(size.height))
        let image = try ImageLoader.load(try source(of: resource), target: target)
        return PicturePixels(width: image.width, height: image.height, bytes: image.bytes)
    }

    /// Programs name files: they are opened as nothing that a program writes can lead astray.
    private func source(of resource: ImageResource) throws -> ImageSource {
        switch resource {
        case .file(let path, _): .data(try NamedFiles.shared.contents(of: path))
        case .data(let data, _): .data(data)
        }
    }
}
