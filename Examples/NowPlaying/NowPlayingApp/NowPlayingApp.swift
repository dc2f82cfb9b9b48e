import SwiftUI

@main
struct NowPlayingApp: App {
    @StateObject private var player = Player()

    var body: some Scene {
        WindowGroup {
            PlayerView(player: player).task { await player.play(.lowTide) }
        }
    }
}

struct PlayerView: View {
    @ObservedObject var player: Player

    var body: some View {
        VStack(spacing: 20) {
            RoundedRectangle(cornerRadius: 32).fill(LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom))
                .frame(width: 240, height: 240)
                .overlay { Image(systemName: "music.note").font(.system(size: 84)).foregroundStyle(.white.opacity(0.9)) }
            Text(player.song?.title ?? "Nothing is playing").font(.title.bold())
            Text(player.message).foregroundStyle(.secondary).multilineTextAlignment(.center)
        }
        .padding(24)
    }
}
