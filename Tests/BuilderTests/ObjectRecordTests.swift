import Foundation
import Testing

@testable import Builder

/// Which objects of earlier runs of the compiler are used again.
struct ObjectRecordTests {
    private func record(_ folder: TemporaryFolder, _ fingerprints: [String: String]) throws -> ObjectRecord {
        try ObjectRecord(
            file: folder.url.appendingPathComponent("objects.json"), settings: "same", fingerprints: fingerprints,
            objects: folder.url.appendingPathComponent("Objects"),
            object: { folder.url.appendingPathComponent("Objects/\($0).o") })
    }

    private func objects(_ folder: TemporaryFolder) -> [String] {
        let path = folder.url.appendingPathComponent("Objects").path
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    /// It would not be known what of it uses names that the next run has no more.
    @Test func whatTheFirstRunMadeBeforeItFailedIsMadeAgain() throws {
        let folder = try TemporaryFolder()
        var first = try record(folder, ["a": "1", "b": "1"])
        #expect(first.isEmpty)
        try folder.write("object", to: "Objects/a.o")
        try first.finish(nil)
        #expect(try record(folder, ["a": "1", "b": "2"]).isEmpty && objects(folder) == [])
    }

    /// A later run that fails may have made objects with interfaces of files that it made none of.
    @Test func whatALaterRunMadeBeforeItFailedIsMadeAgain() throws {
        let folder = try TemporaryFolder()
        var first = try record(folder, ["a": "1", "b": "1", "c": "1"])
        for name in ["a", "b", "c"] { try folder.write("object", to: "Objects/\(name).o") }
        try first.finish(["a": "1", "b": "1", "c": "1"])
        var second = try record(folder, ["a": "1", "b": "2", "c": "2"])
        #expect(objects(folder) == ["a.o"])
        try folder.write("object", to: "Objects/b.o")
        try second.finish(nil)
        _ = try record(folder, ["a": "1", "b": "2", "c": "3"])
        #expect(objects(folder) == ["a.o"])
    }

    @Test func nothingIsKnownOfARunThatNeverEnded() throws {
        let folder = try TemporaryFolder()
        _ = try record(folder, ["a": "1"])
        try folder.write("object", to: "Objects/a.o")
        let next = try record(folder, ["a": "1"])
        #expect(next.isEmpty && objects(folder) == [])
    }
}
