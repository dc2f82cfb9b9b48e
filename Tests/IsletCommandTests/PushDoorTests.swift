import Foundation
import Synchronization
import Testing

@testable import IsletCommand

/// The sockets by which push services join devices of other processes.
struct PushDoorTests {
    private static func folder() -> URL { FileManager.default.temporaryDirectory.appendingPathComponent("islet-door-\(UUID().uuidString)") }

    /// A service that looks while a device opens its door must not take the door for one that nobody is behind any more.
    @Test func aDoorThatOpensWhileOthersLookIsFound() throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let isOver = Atomic(false)
        let hasEnded = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            while !isOver.load(ordering: .relaxed) { JoinedDevice.latest(below: folder)?.end() }
            hasEnded.signal()
        }
        for _ in 0..<2_000 {
            let door = try #require(PushDoor(below: folder) { $0.end() })
            let found = JoinedDevice.latest(below: folder)
            #expect(found != nil)
            found?.end()
            door.close()
        }
        isOver.store(true, ordering: .relaxed)
        hasEnded.wait()
    }

    @Test func aDoorThatNobodyIsBehindIsTakenAway() throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let devices = try #require(PushDoor.folder(below: folder))
        let descriptor = try #require(LineSocket.listen("1\(PushDoor.suffix)", in: devices))
        close(descriptor)
        #expect(JoinedDevice.latest(below: folder) == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: devices.path).isEmpty)
    }
}
