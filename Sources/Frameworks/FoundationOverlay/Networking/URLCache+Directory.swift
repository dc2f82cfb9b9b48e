import Foundation
import FoundationNetworking

extension URLCache {
    /// A cache of that many bytes, as Apple's Foundation makes it: in the directory, or in the app's own.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
