import Foundation
import SwiftParser
import Testing

@testable import Builder

/// Adapts every Swift file below the folder that the environment variable names.
@Suite struct SampleTests {
    static let folder = ProcessInfo.processInfo.environment["ISLET_SAMPLE_SOURCES"]

    @Test(.enabled(if: folder != nil, "ISLET_SAMPLE_SOURCES names no folder of samples"))
    func realSourcesStayParsableAndKeepTheirLines() throws {
        let root = URL(fileURLWithPath: try #require(Self.folder))
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted() ?? []
        #expect(!paths.isEmpty)
        let adapter = SourceAdapter(
            platform: Platform(conditions: ["DEBUG"], isSimulator: true, modules: ["FoundationOverlay", "SwiftUI", "WidgetKit"]))
        for path in paths {
            guard let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            guard !Parser.parse(source: text).hasError else { continue }
            let result = adapter.adapt(text, file: path, name: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)
            #expect(!Parser.parse(source: result.source.text).hasError, "\(path) does not parse after adapting")
            let added = result.facts.registrations.isEmpty && result.facts.models.isEmpty ? 0 : text.hasSuffix("\n") || text.isEmpty ? 1 : 2
            #expect(lineBreaks(result.source.text) == lineBreaks(text) + added, "\(path) has other lines after adapting")
        }
    }

    private func lineBreaks(_ text: String) -> Int { text.utf8.count { $0 == 10 } }
}
