import ExtensionProtocol
import Testing

@testable import AppIntents

@Suite struct ArchiveTests {
    private func full() -> Everything {
        let intent = Everything()
        intent.when = Date(timeIntervalSinceReferenceDate: 60)
        intent.page = URL(string: "https://example.com/a")
        intent.project = ProjectQuery.all[1]
        intent.colours = [Colour(id: 2), Colour(id: 5)]
        return intent
    }

    @Test func theValuesAreJSONWithSortedNames() {
        let values = IntentArchive.values(of: full())
        #expect(values.intent == "Everything")
        #expect(
            values.parameters == #"{"colours":["2","5"],"count":3,"flag":true,"length":2000,"name":"Ann","page":"https://example.com/a","#
                + #""project":"gemini","share":0.5,"size":"large","when":60}"#)
    }

    @Test func anIntentIsMadeAgainFromItsValues() async throws {
        let again = try await IntentArchive.intent(Everything.self, IntentArchive.values(of: full()))
        #expect(again.project == ProjectQuery.all[1])
        #expect(again.colours?.map(\.id) == [2, 5])
        #expect(again.when == Date(timeIntervalSinceReferenceDate: 60) && again.page?.path == "/a" && again.size == .large)
        #expect(again.length.converted(to: .meters).value == 2000)
    }

    @Test func anEntityThatIsGoneIsNil() async throws {
        let again = try await IntentArchive.intent(
            Everything.self, IntentValues(intent: "Everything", parameters: #"{"project":"mercury","colours":["4","40"]}"#))
        #expect(again.project == nil)
        #expect(again.colours?.map(\.id) == [4])
    }

    @Test(arguments: [
        (#"{"colour":"1"}"#, "Everything has no parameter with the name “colour”."),
        (#"{"count":"many"}"#, "The value of “count” is none that Everything takes there."),
        (#"{"size":"huge"}"#, "The value of “size” is none that Everything takes there."),
    ])
    func valuesThatDoNotFitAreRefused(_ parameters: String, _ message: String) async throws {
        let error = await #expect(throws: IntentArchive.Failure.self) {
            _ = try await IntentArchive.intent(Everything.self, IntentValues(intent: "Everything", parameters: parameters))
        }
        #expect(error.map { "\($0)" } == message)
    }

    @Test func anIntentSaysWhereItRuns() {
        #expect(IntentArchive.action(for: Greet(name: "A"), control: .button).runsInApp == false)
        #expect(IntentArchive.action(for: Pause(), control: .button).runsInApp)
        #expect(IntentArchive.action(for: Pause(), control: .button).opensApp == false)
        #expect(IntentArchive.action(for: OpenPage(), control: .button).opensApp)
    }

    @Test func aNewConfigurationHasWhatQueriesAndOptionsOffer() async throws {
        let intent = try await _IntentConfigurations.intent(Configuration.self, configured: nil)
        #expect(intent.project == ProjectQuery.all.last)
        #expect(intent.task == "two")
        #expect(intent.size == .small && intent.colour == nil)
        #expect(!intent.isLoud)
    }

    @Test func aConfigurationIsReadWithoutAskingQueries() throws {
        let values = IntentValues(intent: "Configuration", parameters: #"{"task":"one","project":"apollo"}"#)
        let intent = try _IntentConfigurations.intentAtOnce(Configuration.self, configured: values)
        #expect(intent.task == "one")
        #expect(intent.$project.storedValue == nil)
    }
}
