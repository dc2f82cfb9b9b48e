import AVFoundation
import Foundation
import Intents
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
}
