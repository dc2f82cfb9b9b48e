import DataModels
import Foundation
import Testing

@Suite struct DataModelReaderTests {
    @Test(arguments: ["<?note?>", "<?note ?>", "<?a b?><?c?>", "<?xml-stylesheet href=\"a\"?>"])
    func processingInstructionsMeanNothing(instruction: String) throws {
        let text = "<?xml version=\"1.0\"?>\(instruction)<model>\(instruction)<entity name=\"A\"/></model>\(instruction)"
        let model = try #require(DataModelReader.read(Data(text.utf8)))
        #expect(model.entities.map(\.name) == ["A"])
    }

    @Test func whatIsNoUTF8IsNoModel() {
        let text = Data("<?xml version=\"1.0\"?><model><entity name=\"".utf8) + Data([0xFF, 0xFF]) + Data("\"/></model>".utf8)
        #expect(DataModelReader.read(text) == nil)
    }

    @Test(arguments: [
        "", "<model>", "<?", "<?a", "<?xml version=\"1.0\"?>", "<model/><?a", "<model><<?a?>?b?></model>", "<?xml version=1",
    ])
    func whatIsNotWholeIsNoModel(text: String) {
        #expect(DataModelReader.read(Data(text.utf8)) == nil)
    }
}
