import CoreBluetooth
import DeviceActivity
import FamilyControls
import ManagedSettings
import MediaPlayer
import MusicKit
import SwiftUI

/// A radio that waits to hear what its owner decided.
final class Radio: NSObject, ObservableObject, CBCentralManagerDelegate {
    @Published var state = "waits"
    private var central: CBCentralManager?

    override init() {
        super.init()
        central = CBCentralManager(delegate: self, queue: nil)
    }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        state = central.state == .poweredOn ? "radio on" : central.state == .unauthorized ? "radio refused" : "radio off"
    }
}

enum Answers {
    static func player() -> String {
        let center = MPNowPlayingInfoCenter.default()
        center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Song", MPNowPlayingInfoPropertyPlaybackRate: 1.0]
        MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
        let title = center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String
        return "plays \(title ?? "nothing") of \(MPMediaQuery.songs().items?.count ?? -1)"
    }

    static func time() -> String {
        let store = ManagedSettingsStore(named: .init("focus"))
        store.shield.applicationCategories = .all()
        var selection = FamilyActivitySelection()
        selection.applicationTokens = []
        let isApproved = AuthorizationCenter.shared.authorizationStatus == .approved
        let schedule = DeviceActivitySchedule(
            intervalStart: DateComponents(hour: 8), intervalEnd: DateComponents(hour: 9), repeats: true)
        do {
            try DeviceActivityCenter().startMonitoring(DeviceActivityName("focus"), during: schedule)
            return "monitors"
        } catch { return "time \(isApproved ? "approved" : "refused") \(selection.applications.count) \(error)" }
    }
}

/// Plays what it finds, which is nothing.
@MainActor final class Music: ObservableObject {
    @Published private(set) var words = "no music"
    private let player = ApplicationMusicPlayer.shared

    init() {
        let artwork: Artwork? = player.queue.currentEntry?.artwork
        let isStopped = player.state.playbackStatus == .stopped
        words = "music \(MusicAuthorization.currentStatus) \(isStopped) \(artwork?.url(width: 10, height: 10) == nil)"
    }

    func search() async -> MusicItemCollection<Song> {
        var request = MusicCatalogSearchRequest(term: "song", types: [Song.self, Album.self])
        request.limit = 3
        guard let found = try? await request.response() else { return [] }
        player.queue = ApplicationMusicPlayer.Queue(for: found.songs)
        try? await player.play()
        return found.songs
    }
}

struct Refused: View {
    @StateObject private var radio = Radio()
    @StateObject private var music = Music()

    var body: some View {
        VStack {
            Text("\(radio.state) \(CBManager.authorization == .denied ? "refused" : "open")")
            Text(CBUUID(data: Data([0x18, 0x0D])).uuidString)
            Text(CBUUID(data: CBUUID(string: "0000180d-0000-1000-8000-00805f9b34fb").data).uuidString)
            Text(Answers.player())
            Text(Answers.time())
            Text(music.words)
        }
    }
}

#Preview("refused") { Refused() }
