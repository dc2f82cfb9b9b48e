import Assets
import Foundation
import Imaging
import IsletModel

/// A catalog in a temporary folder, removed at the end of the test.
final class CatalogFixture {
    let root: URL
    var catalog: URL { root.appendingPathComponent("Media.xcassets") }

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("assets-tests-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: root.appendingPathComponent("Media.xcassets"), withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func write(_ path: String, _ bytes: Data) throws {
        let url = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: url)
    }

    func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

    func contents(_ set: String, _ json: String) throws { try write("Media.xcassets/\(set)/Contents.json", json) }

    func picture(_ path: String, _ width: Int, _ height: Int) throws {
        let image = PixelImage(width: width, height: height, bytes: Data(repeating: 255, count: width * height * 4))
        try write("Media.xcassets/" + path, ImageEncoder.png(image))
    }

    func compile(looseFiles: [String] = []) throws -> (catalog: AssetCatalog, diagnostics: [Finding]) {
        let out = root.appendingPathComponent("out")
        let loose = looseFiles.map { root.appendingPathComponent($0) }
        let diagnostics = try AssetCatalogCompiler.compile(catalogs: [catalog], looseFiles: loose, into: out)
        return (try AssetCatalog(contentsOf: out), diagnostics)
    }
}
