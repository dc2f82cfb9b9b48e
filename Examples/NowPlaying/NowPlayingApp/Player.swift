import ActivityKit
import Foundation
import SwiftUI

/// A song and where its cover can be had.
struct Song {
    let title: String
    let artist: String
    let minutes: Double
    /// File name of the cover, here and on the server.
    let cover: String

    static let lowTide = Song(title: "Low Tide", artist: "Harbour Lights", minutes: 4.2, cover: "low-tide.png")
}

/// Plays a song: shows it at once, and its cover as soon as that has arrived.
@MainActor
final class Player: ObservableObject {
    @Published private(set) var song: Song?
    @Published private(set) var message = ""

    /// Where covers come from: `COVER_SERVER` in the environment, or this.
    private var server: URL? {
        URL(string: ProcessInfo.processInfo.environment["COVER_SERVER"] ?? "https://covers.example.org/")
    }

    func play(_ song: Song) async {
        self.song = song
        var state = TrackAttributes.ContentState.track(song.title, song.artist, cover: "", minutes: song.minutes, played: 0)
        do {
            let activity = try Activity.request(
                attributes: TrackAttributes.evening, content: ActivityContent(state: state, staleDate: state.interval.upperBound))
            state.cover = try await loadCover(of: song)
            await activity.update(ActivityContent(state: state, staleDate: state.interval.upperBound))
            message = "The cover has arrived."
        } catch {
            message = "No cover: \(error.localizedDescription)"
        }
        print(message)
    }

    /// Downloads the cover into the shared folder and answers its name there.
    private func loadCover(of song: Song) async throws -> String {
        guard let url = server?.appendingPathComponent(song.cover), let store = CoverStore.shared else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200, !data.isEmpty else { throw URLError(.badServerResponse) }
        try store.save(data, named: song.cover)
        return song.cover
    }
}
