import FoundationOverlay
import Testing

/// What errors say of themselves.
struct ErrorDescriptionTests {
    enum Plain: Error { case first, second }

    struct Own: LocalizedError {
        var errorDescription: String? { "The operation could not be completed. (Own error 0.)" }
    }

    @Test func anErrorWithoutATextHasApples() {
        #expect(Plain.second.localizedDescription.hasPrefix("The operation couldn’t be completed. ("))
        #expect(Plain.second.localizedDescription.hasSuffix("Plain error 1.)"))
    }

    @Test func textsOfItsOwnStay() {
        #expect(Own().localizedDescription == "The operation could not be completed. (Own error 0.)")
        #expect(URLError(.notConnectedToInternet, userInfo: [NSLocalizedDescriptionKey: "offline"]).localizedDescription == "offline")
    }
}
