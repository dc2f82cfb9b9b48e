@testable import FoundationOverlay
import Testing

@Suite struct BackgroundSessionTests {
    @Test func aSessionKeepsItsIdentifierAndItsContainer() {
        let configuration = URLSessionConfiguration.background(withIdentifier: "org.example.transfers")
        configuration.sharedContainerIdentifier = "group.org.example"
        configuration.isDiscretionary = true
        configuration.timeoutIntervalForRequest = 7
        configuration.httpAdditionalHeaders = ["X": "y"]
        configuration.sessionSendsLaunchEvents = false
        let kept = URLSession(configuration: configuration).configuration
        #expect(kept.identifier == "org.example.transfers")
        #expect(kept.sharedContainerIdentifier == "group.org.example")
        #expect(kept.isDiscretionary && kept.timeoutIntervalForRequest == 7 && !kept.sessionSendsLaunchEvents)
        #expect(kept.httpAdditionalHeaders as? [String: String] == ["X": "y"])
    }

    @Test func otherConfigurationsHaveNoIdentifier() {
        #expect(URLSessionConfiguration.default.identifier == nil)
        #expect(URLSession.shared.configuration.sharedContainerIdentifier == nil)
    }
}
