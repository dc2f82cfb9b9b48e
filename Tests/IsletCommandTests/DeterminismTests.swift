import ExtensionProtocol
import Foundation
import Host
@testable import IsletCommand
import Snapshot
import TestGate
import Testing

/// The same sources give the same bytes: in another folder, another locale and time zone, and on another processor.
@Suite(.serialized, .enabled(if: RuntimeProbe.isBuilt, "libIsletRuntime.so is not built"), .startsPrograms)
struct DeterminismTests {
    private static let source = """
        import SwiftUI
        import WidgetKit

        struct Entry: TimelineEntry { var date: Date }

        struct Provider: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(placeholder(in: context)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                completion(Timeline(entries: [Entry(date: Date()), Entry(date: Date() + 100)], policy: .atEnd))
            }
        }

        struct EntryView: View {
            var entry: Entry
            var body: some View {
                VStack {
                    Text(entry.date, style: .time).font(.system(.title, design: .rounded)).shadow(color: .black, radius: 3, y: 1.3)
                    Text(entry.date + 90, style: .timer).rotationEffect(.degrees(7)).blur(radius: 0.7)
                    Label(entry.date.formatted(.dateTime.weekday(.wide).month()), systemImage: "cloud.sun.fill").minimumScaleFactor(0.4)
                    Circle().trim(from: 0.1, to: 0.83).stroke(
                        AngularGradient(colors: [.red, .mint, .indigo], center: .center), style: StrokeStyle(lineWidth: 5, lineCap: .round, \
                        dash: [7, 8]))
                    Text("日本 \\(3.14159, specifier: "%.3f") \\(Set(["a", "b", "c"]).count)").hueRotation(.degrees(31)).saturation(0.7)
                }
                .scaleEffect(0.97)
                .containerBackground(RadialGradient(colors: [.teal, .yellow], center: .topLeading, startRadius: 3, endRadius: 170), for: .widget)
            }
        }

        @main struct Sample: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Sample", provider: Provider()) { EntryView(entry: $0) }.supportedFamilies([.systemSmall])
            }
        }
        """

    /// Other code paths of pixman (those in plain C, which every processor has, must stay) and of libc and libm.
    private static let otherProcessor = [
        "PIXMAN_DISABLE": "mmx sse2 ssse3 wholeops",
        "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX512F,-AVX2,-AVX,-FMA,-FMA4,-SSE4_1,-SSSE3,-ERMS,-BMI2",
    ]

    /// Runs `islet render` in a process of its own; every file it wrote.
    private func render(_ name: String, in folder: TemporaryFolder, _ environment: [String: String] = [:]) throws -> [String: Data] {
        try folder.write(Self.source, to: "\(name)/Widget/Widget.swift")
        let (project, output) = (folder.url.appendingPathComponent("\(name)/Widget"), folder.url.appendingPathComponent("\(name)/out"))
        let process = Process()
        process.executableURL = Installation.current.products.appendingPathComponent("islet")
        process.arguments = ["render", project.path, "-o", output.path]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        var files: [String: Data] = [:]
        for path in FileManager.default.subpaths(atPath: output.path) ?? [] {
            files[path] = FileManager.default.contents(atPath: output.appendingPathComponent(path).path)
        }
        return files
    }

    @Test func everyFileHasTheSameBytesElsewhere() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let files = try render("first", in: folder)
        #expect(files.keys.filter { $0.hasSuffix(".png") }.count == 8)
        let elsewhere = ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "de"]
        try expectEqual(render("a second place/ü", in: folder, elsewhere), files)
        try expectEqual(render("first", in: folder, Self.otherProcessor), files)
    }

    private func expectEqual(_ found: [String: Data], _ wanted: [String: Data]) {
        #expect(found.keys.sorted() == wanted.keys.sorted())
        for (path, data) in wanted { #expect(found[path] == data, "\(path)") }
    }

    @Test func anExtensionArchivesTheSameOnAnotherProcessor() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(Self.source, to: "Widget/Widget.swift")
        let target = try #require(try ProjectReaderProbe.target(at: folder.url.appendingPathComponent("Widget").path))
        let product = try Workshop(installation: .current).build(target, console: Recorder().console)
        let device = try DeviceFolder(at: folder.url.appendingPathComponent("device"))
        var launch = ExtensionLaunch(executable: product.executable, device: device, bundleIdentifier: "sample")
        launch.clock = .fixed(Date(timeIntervalSince1970: 1_749_462_060))
        let here = try archive(launch)
        launch.environment = Self.otherProcessor
        #expect(try archive(launch) == here)
    }

    private func archive(_ launch: ExtensionLaunch) throws -> [Data] {
        let process = try ExtensionProcess(launch)
        defer { process.quit() }
        _ = try process.describe()
        let variant = RenderVariant(context: SnapshotContext(), size: CGSize(width: 158, height: 158), scale: 3)
        let subject = RenderRequest.Subject.widget(kind: "Sample", family: "systemSmall", phase: .timeline)
        var found: [Snapshot] = []
        _ = try process.render(RenderRequest(id: 1, subject: subject, variants: [variant])) { found += $0.snapshots }
        #expect(found.count == 2)
        return try found.map { try $0.writeDeterministicJSON() }
    }
}
