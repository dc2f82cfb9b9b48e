import Builder
import EndToEnd
import ExtensionProtocol
import Foundation
import Host
import ProjectReader
import Sandboxing
import Snapshot
import TestGate
import Testing

/// The network of widgets, with a server on this machine.
@Suite(.serialized, .enabled(if: SeedSamples.folder != nil, Comment(rawValue: SeedSamples.absence)), .startsPrograms)
struct NetworkTests {
    /// The texts of a timeline's first entry, and the codes of what was found.
    private func timeline(_ product: BuildProduct, kind: String, allowsNetwork: Bool, weather: URL, patience: Double = 60) throws
        -> (texts: String, codes: [String])
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-network-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var launch = ExtensionLaunch(executable: product.executable, device: try DeviceFolder(at: folder), bundleIdentifier: "network")
        launch.clock = .fixed(Date(timeIntervalSince1970: 1_749_462_060))
        launch.sandbox = Sandbox.support().sandbox
        launch.allowsNetwork = allowsNetwork
        launch.limits.provider = patience
        launch.environment["SEED_WEATHER_URL"] = weather.absoluteString
        let process = try ExtensionProcess(launch)
        defer { process.quit() }
        _ = try process.describe()
        var texts = ""
        var codes: [String] = []
        for id in 1...3 {
            let variant = RenderVariant(context: SnapshotContext(), size: CGSize(width: 158, height: 158), scale: 3)
            let request = RenderRequest(id: id, subject: .widget(kind: kind, family: "systemSmall", phase: .timeline), variants: [variant])
            let outcome = try process.render(request) { texts = $0.snapshots[0].dump() }
            codes += outcome.diagnostics.map(\.code.rawValue)
        }
        return (texts, codes)
    }

    private func build(_ folder: URL) throws -> BuildProduct {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let builder = Builder(
            cache: products.appendingPathComponent("NetworkTestBuilds"), runtime: RuntimeLocation(packageBuild: products), toolchain: try .find())
        return try builder.build(try #require(try ProjectReader.read([folder.path]).first))
    }

    private func sample(_ name: String) throws -> URL { try #require(SeedSamples.folder).appendingPathComponent(name) }

    @Test("R77: a provider may use the network") func providersUseTheNetwork() throws {
        let server = try PictureServer(name: "weather.json", content: Data(#"{"condition":"Hail","temperature":3}"#.utf8))
        defer { server.stop() }
        let product = try build(sample("002-network-in-provider"))
        let weather = server.url.appendingPathComponent("weather.json")
        let found = try timeline(product, kind: "Weather", allowsNetwork: true, weather: weather)
        #expect(found.texts.contains("Hail") && found.texts.contains("3°"))
        #expect(!found.codes.contains("network-in-view"))
    }

    @Test("R77: without the option the sandbox has none", .enabled(if: Sandbox.support().sandbox != .off, "bubblewrap cannot be used here"))
    func onlyWhereItIsAllowed() throws {
        let server = try PictureServer(name: "weather.json", content: Data(#"{"condition":"Hail","temperature":3}"#.utf8))
        defer { server.stop() }
        let product = try build(sample("002-network-in-provider"))
        let weather = server.url.appendingPathComponent("weather.json")
        let error = #expect(throws: ExtensionFailure.self) {
            try timeline(product, kind: "Weather", allowsNetwork: false, weather: weather, patience: 4)
        }
        #expect(error?.code == .providerTimeout)
    }

    private static let greedyView = """
        import SwiftUI
        import WidgetKit

        struct Entry: TimelineEntry { let date: Date }

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: Date())) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                Task {
                    try? await Task.sleep(for: .milliseconds(300))
                    completion(Timeline(entries: [Entry(date: Date())], policy: .never))
                }
            }
        }

        @MainActor var answers: [String] = []

        struct Greedy: View {
            var body: some View {
                Text("Answers: " + answers.joined(separator: ", ")).onAppear {
                    Task {
                        let url = URL(string: ProcessInfo.processInfo.environment["SEED_WEATHER_URL"]!)!
                        do { answers.append("\\(try await URLSession.shared.data(from: url).0.count)") } catch { answers.append("refused") }
                    }
                }
            }
        }

        @main struct GreedyWidget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Greedy", provider: Provider()) { _ in Greedy().containerBackground(.white, for: .widget) }
            }
        }
        """

    @Test("R76, R78: views may not, and what they begin may not either") func viewsDoNot() throws {
        let server = try PictureServer(name: "weather.json", content: Data("{}".utf8))
        defer { server.stop() }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-greedy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Self.greedyView.utf8).write(to: folder.appendingPathComponent("Greedy.swift"))
        let found = try timeline(build(folder), kind: "Greedy", allowsNetwork: true, weather: server.url.appendingPathComponent("weather.json"))
        #expect(found.texts.contains("Answers: refused"))
        #expect(found.codes.contains("network-in-view"))
    }

    @Test("R76: bad-network-in-view is found with the network on", .endToEnd, arguments: [[], ["--network"]]) func badView(options: [String]) throws {
        let rendering = try Rendering(sample: "bad-network-in-view", options: options)
        #expect(try rendering.manifest().diagnostics.map(\.code).contains("network-in-view"))
    }

    @Test("R90: bad-network-in-live-activity is found with the network on", .endToEnd) func badActivity() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-states-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = folder.appendingPathComponent("state.json")
        try Data(#"{"imageURL":"https://example.com/a.png"}"#.utf8).write(to: state)
        let rendering = try Rendering(sample: "bad-network-in-live-activity", options: ["--network", "--state", state.path])
        #expect(Set(try rendering.manifest().diagnostics.map(\.code)).isSuperset(of: ["async-image", "task-in-live-activity"]))
    }
}
