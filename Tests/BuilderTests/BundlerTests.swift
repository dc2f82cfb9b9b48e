@testable import Builder
import Foundation
import ProjectReader
import Testing

@Suite struct BundlerTests {
    private func infoPlist(dataModel: Bool) throws -> [String: Any] {
        let folder = try TemporaryFolder()
        try folder.write("<model><entity name=\"Note\"/></model>", to: "Notes.xcdatamodeld/Notes.xcdatamodel/contents")
        try folder.write("", to: "program")
        var store = BuildTarget(name: "Store", kind: .library, root: folder.url, sources: [])
        if dataModel { store.resources = [ResourceFile(url: folder.url.appendingPathComponent("Notes.xcdatamodeld"))] }
        var target = BuildTarget(name: "Demo Widget", kind: .widgetExtension, root: folder.url, sources: [])
        target.dependencies = [store]
        let bundler = Bundler(target: target, isApp: false, folder: folder.url.appendingPathComponent("out"))
        try FileManager.default.createDirectory(at: bundler.folder, withIntermediateDirectories: true)
        let bundle = try bundler.makeBundle(executable: folder.url.appendingPathComponent("program"), content: "1").bundle
        let data = try Data(contentsOf: bundle.appendingPathComponent("Info.plist"))
        return try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    @Test func aProgramWithADataModelNamesTheModulesItsClassesMayBeIn() throws {
        #expect(try infoPlist(dataModel: true)["IsletModules"] as? [String] == ["Demo_Widget", "Store"])
        #expect(try infoPlist(dataModel: false)["IsletModules"] == nil)
    }
}
