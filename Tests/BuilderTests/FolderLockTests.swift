import Foundation
import Synchronization
import Testing

@testable import Builder

@Suite struct FolderLockTests {
    @Test func onlyOneAtATimeWorksInAFolder() throws {
        let folder = try TemporaryFolder()
        let inside = Atomic(0)
        let most = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            do {
                try FolderLock.hold(folder.url.appendingPathComponent("target")) {
                    let count = inside.add(1, ordering: .sequentiallyConsistent).newValue
                    most.max(count, ordering: .sequentiallyConsistent)
                    usleep(2000)
                    inside.subtract(1, ordering: .sequentiallyConsistent)
                }
            } catch {
                Issue.record("\(error)")
            }
        }
        #expect(most.load(ordering: .sequentiallyConsistent) == 1)
    }
}
