import ActivityKit
import Foundation

/// What is playing, for as long as something plays.
struct TrackAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var title: String
        var artist: String
        /// Name of the cover in the shared folder. A Live Activity may not load anything, so that the app has put it there.
        var cover: String
        var interval: ClosedRange<Date>
        var paused: Date?
    }

    var playlist: String
}

extension TrackAttributes {
    static let evening = TrackAttributes(playlist: "Evening")
}

extension TrackAttributes.ContentState {
    static func track(_ title: String, _ artist: String, cover: String, minutes: Double, played: Double, isPaused: Bool = false) -> Self {
        let start = Date.now - played * 60
        return Self(title: title, artist: artist, cover: cover, interval: start...(start + minutes * 60), paused: isPaused ? .now : nil)
    }
}
