import Foundation
@testable import Sandboxing
import Testing

@Suite struct UserFoldersTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-user-\(UUID().uuidString)")

    @Test func aNamedFolderComesFirstThenTheHome() {
        let named = folder.appendingPathComponent("caches")
        #expect(UserFolders.cache(environment: ["XDG_CACHE_HOME": named.path, "HOME": folder.path]).path == named.path)
        #expect(UserFolders.cache(environment: ["HOME": folder.path]).path == folder.appendingPathComponent(".cache").path)
    }

    @Test func whereNothingCanBeWrittenTheTemporaryFolderHasOne() {
        let folder = UserFolders.cache(environment: ["XDG_CACHE_HOME": "/proc/no", "HOME": "/proc/nobody"])
        #expect(FileManager.default.isWritableFile(atPath: folder.path) || !FileManager.default.fileExists(atPath: folder.path))
        #expect(!folder.path.hasPrefix("/proc"))
    }
}
