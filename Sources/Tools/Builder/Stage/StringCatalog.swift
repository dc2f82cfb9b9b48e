import Foundation
import IsletModel
import ProjectReader

/// A `.xcstrings` file, written out as the `.strings` and `.stringsdict` files a bundle holds.
struct StringCatalog {
    private let table: String
    private let strings: [String: PropertyListValue]

    init(contentsOf url: URL) throws {
        table = url.deletingPathExtension().lastPathComponent
        let data = try Data(contentsOf: url)
        if let fault = JSONFault(in: data) {
            throw ProjectProblem(
                code: .brokenFile, file: url.path, line: fault.line,
                message: "the string catalog is not JSON: \(fault.reason), column \(fault.column)",
                mend: "Mend that place, or restore the file from version control")
        }
        strings = try PropertyListFile.parse(data, file: url.path)["strings"]?.dictionary ?? [:]
    }

    func write(into bundle: URL) throws {
        for language in languages {
            let folder = bundle.appendingPathComponent(language + ".lproj")
            let plain = entries(language) { $0["stringUnit"]?["value"] }
            let plural = entries(language) { Self.plural($0) }
            if !plain.isEmpty {
                try FileWriting.write(PropertyListValue.dictionary(plain).xml, to: folder.appendingPathComponent(table + ".strings"))
            }
            if !plural.isEmpty {
                try FileWriting.write(PropertyListValue.dictionary(plural).xml, to: folder.appendingPathComponent(table + ".stringsdict"))
            }
        }
    }

    private var languages: [String] {
        Set(strings.values.flatMap { $0["localizations"]?.dictionary.map { Array($0.keys) } ?? [] }).sorted()
    }

    private func entries(_ language: String, _ value: (PropertyListValue) -> PropertyListValue?) -> [String: PropertyListValue] {
        strings.compactMapValues { $0["localizations"]?[language].flatMap(value) }
    }

    /// Plural variations of the whole string.
    private static func plural(_ localization: PropertyListValue) -> PropertyListValue? {
        guard let forms = localization["variations"]?["plural"]?.dictionary else { return nil }
        var rule: [String: PropertyListValue] = [
            "NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType"), "NSStringFormatValueTypeKey": .string("lld"),
        ]
        for (form, unit) in forms { rule[form] = unit["stringUnit"]?["value"] }
        return .dictionary(["NSStringLocalizedFormatKey": .string("%#@value@"), "value": .dictionary(rule)])
    }
}
