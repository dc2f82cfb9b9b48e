import Foundation
import IsletModel
import Localization
import ProjectReader

/// A `.xcstrings` file, written out as the `.strings` and `.stringsdict` files a bundle holds.
struct StringCatalog {
    private let table: String
    private let catalog: StringCatalogFile

    init(contentsOf url: URL) throws {
        table = url.deletingPathExtension().lastPathComponent
        let data = try Data(contentsOf: url)
        if let fault = JSONFault(in: data) {
            throw ProjectProblem(
                code: .brokenFile, file: url.path, line: fault.line,
                message: "the string catalog is not JSON: \(fault.reason), column \(fault.column)",
                mend: "Mend that place, or restore the file from version control")
        }
        do {
            catalog = try StringCatalogFile(data, file: url.path)
        } catch let failure as LocalizationFailure {
            throw ProjectProblem(
                code: .brokenFile, file: url.path, message: "the string catalog \(failure.reason)",
                mend: "Mend that place, or restore the file from version control")
        }
    }

    func write(into bundle: URL) throws {
        for (language, phrases) in catalog.phrases.sorted(by: { $0.key < $1.key }) {
            let folder = bundle.appendingPathComponent(language + ".lproj")
            let plain = phrases.compactMapValues(\.plainText)
            let others = phrases.filter { $0.value.plainText == nil }
            if !plain.isEmpty {
                let list = PropertyListValue.dictionary(plain.mapValues { .string($0) })
                try FileWriting.write(list.xml, to: folder.appendingPathComponent(table + ".strings"))
            }
            if !others.isEmpty {
                let list = PropertyListValue.dictionary(others.mapValues { StringsDictEntry($0).value })
                try FileWriting.write(list.xml, to: folder.appendingPathComponent(table + ".stringsdict"))
            }
        }
    }
}
