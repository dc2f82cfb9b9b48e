import AVKit
import SwiftUI
import TipKit

private struct FavoriteTip: Tip {
    static let opened = Event(id: "opened")
    @Parameter static var isLoggedIn: Bool = false

    var title: Text { Text("Favorites") }
    var message: Text? { Text("They stand at the top.") }
    var actions: [Action] { Action(id: "more", title: "Learn More") }

    var rules: [Rule] {
        #Rule(Self.$isLoggedIn) { $0 == true }
        #Rule(Self.opened) { $0.donations.count >= 2 }
    }
}

private struct LaterTip: Tip {
    @Parameter static var isDue: Bool = false
    var title: Text { Text("Later") }
    var rules: [Rule] { #Rule(Self.$isDue) { $0 } }
}

private struct TipScreen: View {
    @State private var group = TipGroup(.firstAvailable) {
        LaterTip()
        FavoriteTip()
    }

    init() {
        try? Tips.configure([.displayFrequency(.immediate)])
        FavoriteTip.isLoggedIn = true
        FavoriteTip.opened.sendDonation()
        FavoriteTip.opened.sendDonation()
    }

    var body: some View {
        TipView(group.currentTip as? FavoriteTip)
        TipView(LaterTip())
    }
}

#Preview("tip") { TipScreen() }

private struct Film: View {
    @State private var player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
    @State private var says = ""

    var body: some View {
        VideoPlayer(player: player) { Text("Subtitle") }
        Text(says).task {
            player.play()
            let duration = try? await AVURLAsset(url: URL(fileURLWithPath: "/film.mp4")).load(.duration)
            says = "waits \(player.timeControlStatus == .waitingToPlayAtSpecifiedRate) \(duration == nil)"
        }
    }
}

#Preview("film") { Film() }
