import Foundation
@testable import Host
import Testing

struct DeviceFolderTests {
    @Test func containersLieWhereTheOverlayLooksForThem() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("islet device \(UUID().uuidString)")
        defer { do { try FileManager.default.removeItem(at: root) } catch { Issue.record(error) } }
        let device = try DeviceFolder(at: root)
        #expect(try device.makeGroupContainer("group.com.x").path == root.path + "/Groups/group.com.x")
        #expect(try device.makeHome(ofBundle: "com.x").path == root.path + "/Bundles/com.x")
        #expect(FileManager.default.fileExists(atPath: root.path + "/Bundles/com.x/Library/Caches"))
    }

    @Test(arguments: [("a.b-c_D9", "a.b-c_D9"), ("../x", "..%2Fx"), ("..", "%.."), ("é", "%C3%A9"), ("a b", "a%20b"), ("", "%")])
    func identifiersCannotLeadElsewhere(identifier: String, name: String) {
        #expect(DeviceFolder.folderName(identifier) == name)
    }
}
