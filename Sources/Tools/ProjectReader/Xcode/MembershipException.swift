import Foundation
import IsletModel

/// A file of a synchronized folder that does not belong to the folder's own target, or that belongs to another one as well.
///
/// `/Localized: Texts/Localizable.strings` stands for that file in every language: `Texts/en.lproj/Localizable.strings`, ….
struct MembershipException {
    private static let mark = "/Localized: "

    /// Relative to the folder, without a language.
    let path: String
    private let isLocalized: Bool

    init(_ text: String) {
        isLocalized = text.hasPrefix(Self.mark)
        path = isLocalized ? String(text.dropFirst(Self.mark.count)) : text
    }

    /// Whether it names a file, or a folder that the file is in, by the file's path in the folder.
    func covers(_ file: String) -> Bool {
        let named = isLocalized ? Self.withoutLanguage(file) : file
        return named == path || named.hasPrefix(path + "/")
    }

    /// What it names in a folder: a file in each language; the path itself where there is none.
    func files(in folder: URL) -> [URL] {
        let file = FileSpelling.onDisk(folder.appendingPathComponent(path))
        guard isLocalized, !FileTree.exists(file) else { return [file] }
        let (parent, name) = (file.deletingLastPathComponent(), file.lastPathComponent)
        let languages = (try? FileManager.default.contentsOfDirectory(atPath: parent.path))?.filter { $0.hasSuffix(".lproj") }.sorted() ?? []
        let found = languages.map { FileSpelling.onDisk(parent.appendingPathComponent($0).appendingPathComponent(name)) }.filter(FileTree.exists)
        return found.isEmpty ? [file] : found
    }

    private static func withoutLanguage(_ path: String) -> String {
        path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    }
}
