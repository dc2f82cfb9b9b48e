import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import Snapshot
@testable import SwiftUI
import Testing
import WidgetKit

/// Previews of an app's views are looked at when they have come to rest.
@MainActor
@Suite struct RunningPreviewTests {
    private func shown(_ body: @escaping @MainActor () -> any View) async throws -> String {
        var contents = ExtensionContents(makeEnvironment: { EnvironmentValues(variant: $0) })
        contents.previews = [_Preview(nil, [], body).specification()]
        let rendering = await ActivityRendering(contents, .preview(index: 0), in: [Places.variant(.lockScreen)])
        return try #require(rendering.entries.first?.snapshots.first).dump
    }

    private struct Loading: View {
        @State private var text = "waits"
        let load: @MainActor () async -> String
        var body: some View { Text(text).task { text = await load() } }
    }

    @Test func whatATaskLoadsIsShown() async throws {
        let shown = try await shown {
            Loading {
                for _ in 0..<20 { await Task.yield() }
                return "loaded"
            }
        }
        #expect(shown.contains("\"loaded\""))
    }

    /// A task without an end is waited for until nothing changes any more.
    @Test func aTaskWithoutAnEndDoesNotHoldThePictureUp() async throws {
        let shown = try await shown {
            Loading {
                try? await Task.sleep(for: .seconds(100_000))
                return "late"
            }
        }
        #expect(shown.contains("\"waits\""))
    }

    private final class Shelf: ObservableObject {
        @Published var books = 0
    }

    private struct Filling: View {
        @ObservedObject var shelf: Shelf
        var body: some View { Text("books \(shelf.books)").onAppear { shelf.books = 3 } }
    }

    /// What a preview's closure makes stays the same while its views are made again.
    @Test func theClosureOfAPreviewRunsOnce() async throws {
        let journal = MadeShelves()
        let shown = try await shown {
            journal.count += 1
            return Filling(shelf: Shelf())
        }
        #expect(shown.contains("\"books 3\""))
        #expect(journal.count == 1)
    }

    @MainActor
    private final class MadeShelves {
        var count = 0
    }
}
