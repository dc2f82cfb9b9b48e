import AVFoundation
import SwiftUI

/// A player with its controls.
/// - Support: partial: a black ground with the button that plays; no video is shown.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { (self.player, overlay) = (player, videoOverlay()) }

    public var body: some View {
        Color.black
            .overlay { overlay }
            .overlay {
                Button {
                    player?.play()
                } label: {
                    Image(systemName: player == nil ? "play.slash.fill" : "play.fill").font(.system(size: 40)).foregroundStyle(.white)
                }
                .buttonStyle(.plain).disabled(player == nil).accessibilityLabel("Play")
            }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
