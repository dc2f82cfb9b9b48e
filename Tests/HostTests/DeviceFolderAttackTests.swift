import Foundation
import Glibc
import GuardedFiles
import Testing

@testable import Host

/// What a program puts into its own containers leads the host nowhere.
@Suite("Attacks of programs on the device's folder") struct DeviceFolderAttackTests {
    private func withDevice(_ body: (DeviceFolder, _ elsewhere: URL) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("islet-device-\(UUID().uuidString)")
        defer { do { try FileManager.default.removeItem(at: root) } catch { Issue.record(error) } }
        let elsewhere = root.appendingPathComponent("elsewhere")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        try Data("secret".utf8).write(to: elsewhere.appendingPathComponent("file"))
        try body(try DeviceFolder(at: root.appendingPathComponent("device")), elsewhere)
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == ["file"])
        #expect(try Data(contentsOf: elsewhere.appendingPathComponent("file")) == Data("secret".utf8))
    }

    private func replace(_ place: URL, by target: URL) throws {
        try FileManager.default.removeItem(at: place)
        try FileManager.default.createSymbolicLink(at: place, withDestinationURL: target)
    }

    @Test("a link in a group's container makes the host write elsewhere") func writing() throws {
        try withDevice { device, elsewhere in
            let container = try device.makeGroupContainer("group.a")
            try replace(container.appendingPathComponent("Library/Preferences"), by: elsewhere)
            #expect(throws: GuardedFileError.self) { try device.give(defaults: Data(), toGroup: "group.a") }
            try replace(container.appendingPathComponent("Library"), by: elsewhere)
            #expect(throws: GuardedFileError.self) { try device.makeGroupContainer("group.a") }
        }
    }

    @Test("a link in its home makes the host make folders elsewhere") func folders() throws {
        try withDevice { device, elsewhere in
            let home = try device.makeHome(ofBundle: "a")
            try replace(home.appendingPathComponent("Library"), by: elsewhere)
            let failure = #expect(throws: GuardedFileError.self) { try device.makeHome(ofBundle: "a") }
            #expect(failure?.reason == "it is reached through a symbolic link")
        }
    }

    @Test("a link in the place of a file of user defaults is replaced, not followed") func files() throws {
        try withDevice { device, elsewhere in
            let container = try device.makeGroupContainer("group.a")
            let file = container.appendingPathComponent("Library/Preferences/group.a.plist")
            try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere.appendingPathComponent("file"))
            try device.give(defaults: Data("list".utf8), toGroup: "group.a")
            #expect(try Data(contentsOf: file) == Data("list".utf8))
        }
    }

    @Test("a link, a pipe, a device, a folder or a path upward is read as a file") func reading() throws {
        try withDevice { device, elsewhere in
            let folder = GuardedFolder(device.url)
            let manager = FileManager.default
            let link = device.url.appendingPathComponent("link")
            try manager.createSymbolicLink(at: link, withDestinationURL: elsewhere.appendingPathComponent("file"))
            try manager.createSymbolicLink(at: device.url.appendingPathComponent("way"), withDestinationURL: elsewhere)
            #expect(mkfifo(device.url.appendingPathComponent("pipe").path, 0o600) == 0)
            for path in ["link", "way/file", "pipe", "Groups", "../elsewhere/file", "Groups/../../elsewhere/file", "", "nothing"] {
                #expect(throws: GuardedFileError.self, "\(path)") { try folder.contents(of: path, limit: 100) }
            }
            try folder.write(Data("text".utf8), to: "Groups/file")
            #expect(try folder.contents(of: "Groups/file", limit: 4) == Data("text".utf8))
            let large = #expect(throws: GuardedFileError.self) { try folder.contents(of: "Groups/file", limit: 3) }
            #expect(large?.code == EFBIG)
        }
    }

    @Test("a program names a file outside of the folders of programs") func elsewhere() throws {
        try withDevice { device, elsewhere in
            let files = NamedFiles()
            files.allow(beneath: device.url)
            try GuardedFolder(device.url).write(Data("text".utf8), to: "a")
            #expect(try files.contents(of: device.url.path + "/a") == Data("text".utf8))
            for path in [elsewhere.path + "/file", device.url.path + "/../elsewhere/file", "/etc/passwd"] {
                #expect(throws: GuardedFileError.self, "\(path)") { try files.contents(of: path) }
            }
        }
    }
}
