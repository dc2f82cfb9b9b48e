import EndToEnd
import Testing

/// A widget that needs a binary framework is built against the framework's interface.
@Suite(.enabled(if: Program.isComplete, "the program or its libraries are not built"), .endToEnd)
struct BinaryFrameworkTests {
    @Test func aWidgetIsDrawnWithWhatTheInterfaceDeclares() throws {
        let pictures = try Pictures([Projects.path("Binary")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        #expect(try pictures.texts("Meter", "systemSmall", "placeholder").keys.contains("7 gallons"), "\(pictures.messages)")
        let texts = try pictures.texts("Meter", "systemSmall")
        #expect(Set(texts.keys).isSuperset(of: ["0 litres", "Reading failed"]), "\(texts)")
        #expect(pictures.messages.contains("WaterMeter.read(completion:)") && pictures.messages.contains("binary framework"), "\(pictures.messages)")
    }
}
