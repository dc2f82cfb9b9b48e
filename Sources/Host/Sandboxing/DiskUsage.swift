import CSandbox
import Foundation

/// What files take up on a disk.
package enum DiskUsage {
    /// Bytes of the files in a folder. No symbolic link is followed.
    package static func bytes(in folder: URL) -> Int { Int(clamping: islet_bytes_on_disk(folder.path)) }
}
