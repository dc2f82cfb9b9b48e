// - Support: none. Nothing is drawn.
import AVFoundation
import UIKit

/// Shows a player with its controls; nothing is drawn.
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
}
