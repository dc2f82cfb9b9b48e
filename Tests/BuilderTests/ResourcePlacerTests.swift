import Foundation
import ProjectReader
import Testing

@testable import Builder

@Suite struct ResourcePlacerTests {
    /// Code asks its bundle for models as Xcode compiles them.
    @Test func dataModelsLieUnderTheNameOfCompiledOnes() throws {
        let folder = try TemporaryFolder()
        try folder.write("<model/>", to: "In/Trips.xcdatamodeld/Trips.xcdatamodel/contents")
        let model = ResourceFile(url: folder.url.appendingPathComponent("In/Trips.xcdatamodeld"))
        let place = folder.url.appendingPathComponent("Out")
        #expect(try ResourcePlacer(folder: place).place([model]).isEmpty)
        #expect(FileManager.default.fileExists(atPath: place.appendingPathComponent("Trips.momd/Trips.xcdatamodel/contents").path))
    }
}
