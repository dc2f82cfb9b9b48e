import AVFoundation
import Foundation
import Intents
import MapKit
import Network
import Testing
import UniformTypeIdentifiers
import UserNotifications

@Suite struct SmallFrameworkTests {
    @Test func notificationsAreKeptUntilRemoved() async throws {
        let center = UNUserNotificationCenter.current()
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
        #expect(await center.pendingNotificationRequests().map(\.content.title) == ["Tea"])
        center.removePendingNotificationRequests(withIdentifiers: ["tea"])
        #expect(await center.pendingNotificationRequests().isEmpty)
        #expect(try await center.requestAuthorization(options: [.alert]) == false)
    }

    /// Apple's servers and sound cannot be had: questions fail as without a network, an engine does not start.
    @Test func placesAreNotFoundAndEnginesDoNotStart() async throws {
        await #expect(throws: MKError.self) { try await MKLocalSearch(request: .init(naturalLanguageQuery: "tea")).start() }
        let request = try #require(MKReverseGeocodingRequest(location: CLLocation(latitude: 52, longitude: 13)))
        await #expect(throws: MKError.self) { try await request.mapItems }
        #expect(MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 52, longitude: 13))).location.coordinate.latitude == 52)
        let engine = AVAudioEngine()
        engine.attach(AVAudioPlayerNode())
        #expect(throws: NSError.self) { try engine.start() }
        #expect(engine.attachedNodes.count == 1 && !engine.isRunning)
    }

    @Test func noPictureIsTakenOutOfAMovie() async throws {
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/movie.mov"), options: nil))
        await #expect(throws: AVError(.noImageAtTime)) { try await generator.image(at: .zero) }
        #expect(throws: AVError(.noImageAtTime)) { try generator.copyCGImage(at: .zero, actualTime: nil) }
    }

    @Test func timesOfMediaAreFractions() {
        let half = CMTime(value: 1, timescale: 2)
        #expect((half + CMTime(value: 1, timescale: 4)).seconds == 0.75)
        #expect(half < CMTime(seconds: 0.6, preferredTimescale: 600) && half < .positiveInfinity && !CMTime.invalid.isNumeric)
        #expect(CMTimeRange(start: .zero, end: half).containsTime(CMTime(value: 1, timescale: 4)))
        #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
    }

    @Test func soundsDoNotPlay() throws {
        let player = try AVAudioPlayer(data: Data())
        #expect(!player.play())
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    }

    private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
        var cancelled: [String] = []
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
            cancelled.append(utterance.speechString)
        }
    }

    @Test func nothingIsSpokenAndTheDelegateHearsOfIt() {
        let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
        synthesizer.delegate = listener
        let utterance = AVSpeechUtterance(string: "Tea is ready")
        utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
        synthesizer.speak(utterance)
        #expect(listener.cancelled == ["Tea is ready"] && !synthesizer.isSpeaking && utterance.voice == nil)
    }

    @Test func intentChoicesKeepTheirSections() {
        let objects = INObjectCollection(sections: [
            INObjectSection(title: "A", items: [INObject(identifier: "1", display: "One")]),
            INObjectSection(title: nil, items: [INObject(identifier: "2", display: "Two")]),
        ])
        #expect(objects.allItems.map(\.displayString) == ["One", "Two"])
    }

    @Test func typesConformToTheirParents() {
        #expect(UTType.png.conforms(to: .image))
        #expect(!UTType.png.conforms(to: .movie))
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType.json.preferredMIMEType == "application/json")
        #expect(UTType(filenameExtension: "swift") == .swiftSource)
        #expect(UTType.swiftSource.conforms(to: .plainText) && !UTType.swiftSource.conforms(to: .script))
        #expect(UTType("public.rtf") == .rtf)
    }
}

@Suite struct NetworkOptionTests {
    @Test func portsAreReadFromNumbers() throws {
        let port = try #require(NWEndpoint.Port(rawValue: 8080))
        #expect(port == 8080 && NWEndpoint.Port("x") == nil)
        let options = NWProtocolTLS.Options()
        sec_protocol_options_set_min_tls_protocol_version(options.securityProtocolOptions, .TLSv12)
        #expect(NWPathMonitor().currentPath.remoteEndpoint == nil && NWPathMonitor().currentPath.supportsIPv4)
    }

    @Test func theLocalNetworkIsRefused() async throws {
        let options = NWProtocolWebSocket.Options()
        options.autoReplyPing = true
        let parameters = NWParameters.tcp
        parameters.defaultProtocolStack.applicationProtocols.insert(options, at: 0)
        let context = NWConnection.ContentContext(identifier: "text", metadata: [NWProtocolWebSocket.Metadata(opcode: .text)])
        let found = context.protocolMetadata(definition: NWProtocolWebSocket.definition) as? NWProtocolWebSocket.Metadata
        #expect(found?.opcode == .text && NWProtocolWebSocket.CloseCode.Defined.internalServerError.rawValue == 1011)
        let listener = try NWListener(using: parameters, on: 8080)
        let browser = NWBrowser(for: .bonjour(type: "_x._tcp", domain: nil), using: parameters)
        let states = await withCheckedContinuation { (heard: CheckedContinuation<[String], Never>) in
            listener.stateUpdateHandler = { first in
                browser.stateUpdateHandler = { heard.resume(returning: ["\(first)", "\($0)"]) }
                browser.start(queue: .global())
            }
            listener.start(queue: .global())
        }
        #expect(states.allSatisfy { $0.hasPrefix("waiting") } && browser.browseResults.isEmpty)
    }
}
