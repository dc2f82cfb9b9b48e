import Foundation
import Geometry
import Goldens
import Imaging
import Snapshot
import Testing

@Suite struct GoldenFileTests {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-goldens-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private func png(width: Int = 4, changed: Int? = nil) throws -> Data {
        var bytes = Data(repeating: 255, count: width * 4 * 4)
        if let changed { bytes[changed * 4] = 200 }
        return try ImageEncoder.png(PixelImage(width: width, height: 4, bytes: bytes))
    }

    @Test func everyCombinationOfAMatrixIsACell() {
        let matrix = GoldenMatrix(axes: ["os": ["26", "27"], "locale": ["en_US", "ar_SA"]])
        #expect(matrix.cells.map(\.folder) == ["en_US/26/", "en_US/27/", "ar_SA/26/", "ar_SA/27/"])
        #expect(matrix.cells[2].options == ["locale": "ar_SA", "os": "26"])
        #expect(GoldenMatrix().cells.map(\.folder) == [""])
    }

    @Test(
        "a mistake in a matrix is one line with the file and the mend",
        arguments: [
            (#"{"locales": ["en_US"]}"#, "there is no option “locales”: did you mean locale?"), (#"{"locale": []}"#, "“locale” lists no value"),
            (#"{"locale": ["a", "a"]}"#, "“locale” lists a value twice"), (#"{"locale": "en"}"#, "lists of values by option are expected"),
            ("{", "line 1"),
        ])
    func mistakes(text: String, message: String) throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("matrix.json")
        try Data(text.utf8).write(to: file)
        let fault = #expect(throws: GoldenFault.self) { try GoldenMatrix(file: file, options: ["locale", "os"]) }
        #expect(fault?.description.contains(message) == true && fault?.description.hasPrefix(file.path) == true, "\(fault?.description ?? "")")
    }

    @Test func anIndexIsReadAsItWasWrittenAndOthersAreNamed() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let index = GoldenIndex(islet: "1", paths: ["../App"], options: ["os": "26"], pictures: ["a/b": 2])
        try index.json().write(to: folder.appendingPathComponent(GoldenIndex.fileName))
        #expect(try GoldenIndex(folder: folder) == index)
        try Data(#"{"version": 9}"#.utf8).write(to: folder.appendingPathComponent(GoldenIndex.fileName))
        #expect(throws: GoldenFault.self) { try GoldenIndex(folder: folder) }
        let none = folder.appendingPathComponent("none")
        let fault = #expect(throws: GoldenFault.self) { try GoldenIndex(folder: none) }
        #expect(fault?.description.contains("islet record") == true)
    }

    @Test func aRecordedPictureHoldsItsBytesAndItsViewsAlone() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (recorded, picture, views) = (GoldenFolder(folder), try png(), Data("views".utf8))
        #expect(!recorded.holds(png: picture, views: views, "a/b"))
        try recorded.write(png: picture, views: views, to: "a/b")
        #expect(recorded.holds(png: picture, views: views, "a/b"))
        #expect(!recorded.holds(png: try png(changed: 3), views: views, "a/b") && !recorded.holds(png: picture, views: Data(), "a/b"))
        #expect(!recorded.holds(png: picture, views: views, "a/b", variant: 2))
    }

    @Test func eachVariantIsRight() throws {
        let tree = GoldenTree(Sample.picture())
        let (one, other) = (GoldenFolder.Item(png: try png(), tree: tree), GoldenFolder.Item(png: try png(changed: 0), tree: tree))
        #expect(try GoldenVerdict(path: "p", recorded: [one, other], new: other).outcome == .same)
        #expect(try GoldenVerdict(path: "p", recorded: [one], new: other).outcome != .same)
        #expect(try GoldenVerdict(path: "p", recorded: [], new: other).outcome == .lost)
    }

    @Test func pixelsThatDifferAreGivenToTheViewTheyLieIn() throws {
        let (old, new) = (try png(width: 100), try png(width: 100, changed: 222))
        let difference = try #require(try PixelDifference(old, new))
        #expect(difference.count == 1 && difference.bounds == CGRect(x: 22, y: 2, width: 1, height: 1) && difference.largest == 55)
        #expect(try PixelDifference(old, old) == nil)
        let other = try #require(try PixelDifference(old, png()))
        #expect(other.bounds.width == 100)
    }

    @Test func aPictureIsRemovedWithItsVariantsAndEmptyFolders() throws {
        let folder = GoldenFolder(try folder())
        defer { try? FileManager.default.removeItem(at: folder.url) }
        let item = GoldenFolder.Item(png: try png(), tree: GoldenTree(Sample.picture()))
        for variant in 1...2 { try folder.write(item, to: "a/b/c", variant: variant) }
        #expect(try folder.item("a/b/c", variant: 2) == item)
        try folder.remove("a/b/c", variants: 2)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
        #expect(!GoldenFolder.staysInside("../x") && GoldenFolder.staysInside("a/x"))
    }
}
