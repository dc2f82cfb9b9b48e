import Foundation
import Localization

enum TextReading {
    static func read(_ data: Data, _ target: FuzzTarget) {
        let text = String(decoding: data, as: UTF8.self)
        do {
            switch target {
            case .strings: _ = try StringsFile.read(data, file: "a.strings")
            case .plurals: _ = try StringsDictFile.read(data, file: "a.stringsdict")
            case .catalogs: _ = try StringCatalogFile(data, file: "a.xcstrings")
            case .formats: _ = FormatSegment.parse(text)
            default: _ = InlineMarkdown.spans(of: text)
            }
        } catch {
            // Refused.
        }
    }
}
