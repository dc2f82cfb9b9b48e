import Foundation
import IsletModel
import Testing

/// Files that replace values of the profile.
struct RulesFileTests {
    private func read(_ text: String) throws -> SystemProfile {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("rules-\(UUID().uuidString).json")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try RulesFile(contentsOf: file).profile()
    }

    @Test func aFileReplacesValuesOfEveryTopic() throws {
        let profile = try read(
            """
            {
              "memory.widgetBytes": 1000000,
              "activities.payloadBytes": { "value": 100, "source": "a measurement", "confidence": "high" },
              "reloads.edited.waits": ["budget"],
              "features.controls": "iOS 17.0"
            }
            """)
        #expect(profile.extensions.memory == 1_000_000)
        #expect(profile.activities.payloadBytes == 100)
        #expect(profile.values.all["activities.payloadBytes"]?.source == "a measurement")
        #expect(profile.widgets.reloads.waitForBudget.contains(ReloadReasons(.edited)))
        #expect(profile.features[.controls].since == SystemVersion(17))
        #expect(profile.widgets.timing == SystemProfile.standard.widgets.timing)
    }

    @Test(arguments: [
        ("{\n  \"memory.widgetByte\": 1\n}", ":2:3: ", "did you mean memory.widgetBytes"),
        ("{ \"memory.widgetBytes\": \"30 MB\" }", ":1:3: ", "“memory.widgetBytes” must be a number"),
        ("{ \"day.visitSeconds\": 1,\n \"activities.payloadBytes\": -1 }", ":2:2: ", "“activities.payloadBytes” must be a whole number"),
        ("{ \"memory.widgetBytes\": { \"values\": 1 } }", ":1:3: ", "“memory.widgetBytes” must be a value"),
        ("{ \"memory.widgetBytes\": }", ":1:", "not JSON"), ("[1]", ": ", "must be an object of names and values"),
    ])
    func whatCannotBeUsedIsOneLineWithItsPlace(text: String, place: String, reason: String) {
        let problem = #expect(throws: RulesFileProblem.self) { try read(text) }
        let line = problem?.description ?? ""
        #expect(line.contains(".json" + place) && line.contains(reason), "\(line)")
        #expect(!line.contains("\n"))
    }

    @Test func aFileThatIsNotThereIsNamed() {
        let problem = #expect(throws: RulesFileProblem.self) { try RulesFile(contentsOf: URL(fileURLWithPath: "/no/such.json")) }
        #expect(problem?.description.hasPrefix("/no/such.json: the file cannot be read") == true)
    }
}
