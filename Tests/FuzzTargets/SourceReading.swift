import Foundation
import ProjectReader

@testable import Builder

enum SourceReading {
    private static let platform = Platform(conditions: ["DEBUG"], isSimulator: true, modules: ["SwiftUI", "WidgetKit"])

    static func read(_ data: Data, isOutput: Bool) {
        let text = String(decoding: data, as: UTF8.self)
        if isOutput {
            _ = MessageReader.messages(in: text)
            _ = LinkerMessages.diagnostics(in: text)
        } else {
            guard (try? SourceNesting.check(text, file: "A.swift")) != nil else { return }
            let result = SourceAdapter(platform: platform).adapt(text, file: "A.swift", name: "A")
            _ = result.source.columns.original(line: 1, column: 1)
        }
    }
}
