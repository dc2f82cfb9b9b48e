import Foundation
import Synchronization

/// The translations of one bundle: its `<language>.lproj` folders and string catalogs.
///
/// Tables are read when first needed and kept. A file that cannot be read counts as empty; ``failures`` tells of it.
public final class LocalizationFolder: Sendable {
    public let url: URL
    /// The language that stands in when no other fits, such as `en`.
    public let developmentLanguage: String

    private struct State {
        var tables: [String: [String: LocalizedPhrase]] = [:]
        var catalogs: [String: StringCatalogFile] = [:]
        var failures: [LocalizationFailure] = []
        var languages: [String]?
    }

    private let state = Mutex(State())

    public init(url: URL, developmentLanguage: String? = nil) {
        self.url = url
        self.developmentLanguage = developmentLanguage ?? "en"
    }

    /// What could not be read so far.
    public var failures: [LocalizationFailure] { state.withLock { $0.failures } }

    /// Every language that has a folder or stands in a catalog, sorted; without `Base`.
    public var languages: [String] {
        state.withLock { state in
            if let languages = state.languages { return languages }
            let found = findLanguages(&state).sorted()
            state.languages = found
            return found
        }
    }

    /// The phrase for a key, in exactly one language.
    public func phrase(_ key: String, table: String, language: String) -> LocalizedPhrase? {
        state.withLock { state in
            let name = "\(language)/\(table)"
            if let known = state.tables[name] { return known[key] }
            let read = readTable(table, language: language, &state)
            state.tables[name] = read
            return read[key]
        }
    }

    private func readTable(_ table: String, language: String, _ state: inout State) -> [String: LocalizedPhrase] {
        var phrases = catalog(table, &state)?.phrases[language] ?? [:]
        for folder in folders(language) {
            let texts = read(folder, table + ".strings", &state) { try StringsFile.read($0, file: $1) }
            for (key, text) in texts ?? [:] { phrases[key] = LocalizedPhrase(text) }
            let plurals = read(folder, table + ".stringsdict", &state) { try StringsDictFile.read($0, file: $1) }
            for (key, phrase) in plurals ?? [:] { phrases[key] = phrase }
        }
        return phrases
    }

    private func folders(_ language: String) -> [URL] {
        let folder = url.appendingPathComponent("\(language).lproj", isDirectory: true)
        guard language == developmentLanguage else { return [folder] }
        return [url.appendingPathComponent("Base.lproj", isDirectory: true), url, folder]
    }

    private func catalog(_ table: String, _ state: inout State) -> StringCatalogFile? {
        if let known = state.catalogs[table] { return known }
        guard let catalog = read(url, table + ".xcstrings", &state, { try StringCatalogFile($0, file: $1) }) else { return nil }
        state.catalogs[table] = catalog
        return catalog
    }

    private func read<Content>(
        _ folder: URL, _ name: String, _ state: inout State, _ parse: (Data, String) throws -> Content
    ) -> Content? {
        let file = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try parse(try Data(contentsOf: file), file.path)
        } catch let failure as LocalizationFailure {
            if !state.failures.contains(failure) { state.failures.append(failure) }
        } catch {
            state.failures.append(LocalizationFailure(file: file.path, reason: error.localizedDescription))
        }
        return nil
    }

    private func findLanguages(_ state: inout State) -> Set<String> {
        var found: Set<String> = []
        var names: [String] = []
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        } catch {
            state.failures.append(LocalizationFailure(file: url.path, reason: error.localizedDescription))
        }
        for name in names.sorted() {
            if name.hasSuffix(".lproj") { found.insert(String(name.dropLast(6))) }
            // Tables beside the folders belong to no language: they hold where no other does.
            if name.hasSuffix(".strings") || name.hasSuffix(".stringsdict") { found.insert(developmentLanguage) }
            if name.hasSuffix(".xcstrings"), let catalog = catalog(String(name.dropLast(10)), &state) {
                found.insert(catalog.sourceLanguage)
                found.formUnion(catalog.phrases.keys)
            }
        }
        if found.remove("Base") != nil { found.insert(developmentLanguage) }
        return found
    }
}
