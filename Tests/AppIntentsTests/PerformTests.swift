import ExtensionProtocol
import Testing

@testable import AppIntents

@Suite(.serialized) struct PerformTests {
    private func outcome(_ intent: any AppIntent, toggle: Bool? = nil) async -> IntentOutcome {
        IntentRegistry.note(type(of: intent))
        return await IntentPerformer.perform(IntentRequest(id: 1, intent: IntentArchive.values(of: intent), toggle: toggle))
    }

    @Test("R132: an intent that the program has is performed with its values and returns a result")
    func performs() async {
        let outcome = await outcome(Greet(name: "Ann"))
        #expect(outcome.state == .succeeded)
        #expect(outcome.dialog == "Hello, Ann")
    }

    @Test("R132: an intent that the program lacks is not run")
    func unknown() async {
        let request = IntentRequest(id: 1, intent: IntentValues(intent: "Nowhere", parameters: "{}"))
        #expect(await IntentPerformer.perform(request).state == .notRun(reason: "The program has no intent with the name “Nowhere”."))
    }

    /// As on a device on which none was set up.
    @Test func noFocusIsOn() async {
        await #expect(throws: SetFocusFilterIntentError.notFound) { try await QuietFilter.current }
        #expect(QuietFilter().appContext.targetContentIdentifierPrefix == nil)
    }

    @Test func whatAnIntentOpensIsHandedOn() async {
        #expect(await outcome(OpenPage()).opensURL == "https://example.com/page")
    }

    @Test func anErrorIsTold() async {
        #expect(await outcome(Refuse()).state == .failed(error: "the parameter “Reason” needs a value: Say why."))
    }

    @Test(arguments: [true, false])
    func aToggleSetsTheValueFirst(_ isOn: Bool) async {
        #expect(await outcome(SetLight(), toggle: isOn).state == .succeeded)
        #expect(await Light.shared.isOn == isOn)
    }
}

private struct QuietFilter: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Quiet"
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Quiet") }

    func perform() async throws -> some IntentResult { .result() }
}
