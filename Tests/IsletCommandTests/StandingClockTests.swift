import ExtensionProtocol
import Foundation
import Host
import Snapshot
import TestGate
import Testing

@testable import IsletCommand

@Suite(.enabled(if: RuntimeProbe.isBuilt, "the runtime library is not built"), .startsPrograms)
struct StandingClockTests {
    private static let source = """
        import SwiftUI
        import WidgetKit

        struct Entry: TimelineEntry { let date: Date }

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: Date())) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                completion(Timeline(entries: [Entry(date: Date())], policy: .atEnd))
            }
        }

        @main struct Sample: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Sample", provider: Provider()) { Text($0.date, style: .time) }
            }
        }
        """

    @Test func everyRequestMovesTheClock() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(Self.source, to: "Widget/Widget.swift")
        let target = try #require(try ProjectReaderProbe.target(at: folder.url.appendingPathComponent("Widget").path))
        let product = try Workshop(installation: .current).build(target, console: Recorder().console)
        let device = try DeviceFolder(at: folder.url.appendingPathComponent("device"))
        var launch = ExtensionLaunch(executable: product.executable, device: device, bundleIdentifier: "sample")
        let start = Date(timeIntervalSince1970: 1_749_462_060)
        launch.clock = .fixed(start)
        let process = try ExtensionProcess(launch)
        defer { process.quit() }
        _ = try process.describe()
        for (id, moment) in [start, start.addingTimeInterval(86_400.25), start.addingTimeInterval(60)].enumerated() {
            let subject = RenderRequest.Subject.widget(kind: "Sample", family: "systemSmall", phase: .timeline)
            var request = RenderRequest(
                id: id, subject: subject, variants: [RenderVariant(context: SnapshotContext(), size: CGSize(width: 158, height: 158), scale: 3)])
            request.now = moment
            var dates: [Date] = []
            _ = try process.render(request) { dates.append($0.date) }
            #expect(dates == [moment])
        }
    }
}
