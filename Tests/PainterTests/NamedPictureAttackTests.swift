import Foundation
import Glibc
import GuardedFiles
import Painter
import Snapshot
import Testing

/// Programs name pictures by paths, and change what lies there.
@Suite("Attacks of named pictures") struct NamedPictureAttackTests {
    private func findings(_ place: (URL) throws -> Void) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-picture-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) } }
        NamedFiles.shared.allow(beneath: folder)
        let file = folder.appendingPathComponent("a.png")
        try place(file)
        let frame = rect(0, 0, 8, 8)
        var snapshot = Snapshot(8, 8, SnapshotNode(frame, [.image(ImageDrawing(image: "a", rect: frame))]))
        snapshot.images = ["a": .file(path: file.path, pixelSize: CGSize(width: 8, height: 8))]
        return try Painter.shared.paint(snapshot).diagnostics.map { "\($0.code.rawValue): \($0.message.replacing(folder.path, with: ""))" }
    }

    @Test("a pipe in the place of a picture keeps nobody waiting") func pipe() throws {
        let found = try findings { try #require(mkfifo($0.path, 0o600) == 0) }
        #expect(found == ["undecodable-image: a picture was left out: /a.png: it is no regular file"])
    }

    @Test("a link in the place of a picture is not followed") func link() throws {
        let found = try findings { try FileManager.default.createSymbolicLink(atPath: $0.path, withDestinationPath: "/etc/passwd") }
        #expect(found == ["undecodable-image: a picture was left out: /a.png: it is reached through a symbolic link"])
    }

    @Test("a picture of gigabytes is not read") func large() throws {
        let found = try findings {
            try Data().write(to: $0)
            try #require(truncate($0.path, 3 << 30) == 0)
        }
        #expect(found == ["undecodable-image: a picture was left out: /a.png: it is larger than 256 MB"])
    }
}
