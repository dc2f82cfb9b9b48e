import Foundation
import ProjectReader

/// The adapted copies of a module's sources, and what is known of each.
struct SourceStage {
    struct Entry: Codable {
        /// Of the original's bytes.
        var fingerprint: String
        var facts: FileFacts
        /// What of the other files it was adapted by.
        var neighbours = OverrideNeighbours()
    }

    private struct Record: Codable {
        var settings: String
        var entries: [String: Entry]
    }

    let target: BuildTarget
    let folder: URL
    let platform: Platform
    private(set) var entries: [String: Entry] = [:]
    private(set) var adaptedCount = 0

    /// Changes whenever the rules do, so that older copies are made again.
    let rules: String

    init(target: BuildTarget, folder: URL, platform: Platform, rules: String) {
        self.rules = rules
        self.target = target
        self.folder = folder
        self.platform = platform
    }

    var sourcesFolder: URL { folder.appendingPathComponent("Sources") }
    private var recordFile: URL { folder.appendingPathComponent("stage.json") }

    /// Where the copy of a source lies.
    func copy(of source: URL) -> URL { sourcesFolder.appendingPathComponent(Self.copyName(of: key(of: source))) }

    private static func copyName(of key: String) -> String { key.hasSuffix(".swift") ? key : key + ".swift" }

    func facts(of source: URL) -> FileFacts { entries[key(of: source)]?.facts ?? FileFacts() }

    /// Adapts every source that changed since the last time.
    mutating func update() throws {
        let settings = settingsFingerprint
        let old = savedRecord().flatMap { $0.settings == settings ? $0.entries : nil } ?? [:]
        var results = try adapt(changedSince: old)
        try followNeighbours(&results)
        entries = results.mapValues(\.entry)
        adaptedCount = results.values.count { $0.isNew }
        try removeForeignCopies()
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try FileWriting.write(
            String(decoding: try encoder.encode(Record(settings: settings, entries: entries)), as: UTF8.self), to: recordFile)
    }

    /// What extensions of the module's classes override, by the class.
    var extensionOverrides: [String: [String]] {
        entries.keys.sorted().reduce(into: [:]) { all, key in all.merge(entries[key]?.facts.extensionOverrides ?? [:]) { $0 + $1 } }
    }

    /// Adapts sources again whose copies were changed afterwards.
    func restore(_ sources: [URL]) throws {
        for source in sources {
            guard let adapted = adaptedSource(of: source) else { continue }
            try FileWriting.write(adapted.text, to: copy(of: source))
        }
    }

    /// The adapted text of a source, with the way back to the original's columns.
    func adaptedSource(of source: URL) -> AdaptedSource? {
        guard let data = FileManager.default.contents(atPath: source.path) else { return nil }
        return adapted(String(decoding: data, as: UTF8.self), source: source).source
    }

    /// Adapts a text as one of the source's was when it was staged.
    func adapted(_ text: String, source: URL) -> SourceAdapter.Result {
        adapted(text, source: source, neighbours: entries[key(of: source)]?.neighbours ?? OverrideNeighbours())
    }
}

extension SourceStage {
    private typealias Outcome = (entry: Entry, isNew: Bool)

    private func adapt(changedSince old: [String: Entry]) throws -> [String: Outcome] {
        let results = Collected<Outcome>()
        let sources = target.sources
        DispatchQueue.concurrentPerform(iterations: sources.count) { index in
            let source = sources[index]
            results.add(key(of: source), Result { try entry(for: source, old: old[key(of: source)]) })
        }
        return try results.values()
    }

    private func entry(for source: URL, old: Entry?) throws -> Outcome {
        guard let data = FileManager.default.contents(atPath: source.path) else {
            throw ProjectProblem(
                code: .noSuchFile, file: source.path, message: "the source file is missing",
                mend: "Add the file, or take it out of target “\(target.name)”")
        }
        let fingerprint = Fingerprint.of(data)
        let copy = copy(of: source)
        if let old, old.fingerprint == fingerprint, FileManager.default.fileExists(atPath: copy.path) { return (old, false) }
        let text = String(decoding: data, as: UTF8.self)
        try SourceNesting.check(text, file: source.path)
        let neighbours = old?.neighbours ?? OverrideNeighbours()
        let result = adapted(text, source: source, neighbours: neighbours)
        try FileWriting.write(result.source.text, to: copy)
        return (Entry(fingerprint: fingerprint, facts: result.facts, neighbours: neighbours), true)
    }

    /// Adapts those sources again for which classes and extensions in the other files say something else than before.
    private func followNeighbours(_ results: inout [String: Outcome]) throws {
        let all = try OverrideNeighbours.all(
            in: results.mapValues(\.entry.facts), generated: DataModelClasses(resources: target.resources).declared)
        for source in target.sources {
            let key = key(of: source)
            let neighbours = all[key] ?? OverrideNeighbours()
            guard let outcome = results[key], neighbours != outcome.entry.neighbours,
                let data = FileManager.default.contents(atPath: source.path)
            else { continue }
            let result = adapted(String(decoding: data, as: UTF8.self), source: source, neighbours: neighbours)
            try FileWriting.write(result.source.text, to: copy(of: source))
            results[key] = (Entry(fingerprint: Fingerprint.of(data), facts: result.facts, neighbours: neighbours), true)
        }
    }

    private func adapted(_ text: String, source: URL, neighbours: OverrideNeighbours) -> SourceAdapter.Result {
        let text = source.pathExtension == InterfaceSource.pathExtension ? InterfaceSource(text).text : text
        let name = source.deletingPathExtension().lastPathComponent
        return SourceAdapter(platform: platform).adapt(text, file: source.path, name: name, neighbours: neighbours)
    }

    /// Path of the copy below the stage's folder.
    private func key(of source: URL) -> String {
        let root = target.root.standardizedFileURL.path + "/"
        let path = source.standardizedFileURL.path
        guard path.hasPrefix(root) else { return "outside" + path }
        return String(path.dropFirst(root.count))
    }

    private var settingsFingerprint: String {
        Fingerprint.of(
            [
                rules, "\(platform.isSimulator) \(platform.isForTests) \(platform.registersCodedTypes) \(platform.namesMembers)",
                platform.system.rawValue, platform.languageMode,
                platform.conditions.sorted().joined(separator: ","),
                platform.features.sorted().joined(separator: ","), platform.modules.sorted().joined(separator: ","),
                "\(platform.moduleName) \(platform.editableLiterals?.text ?? "no literals")",
                platform.realNames.keys.sorted().joined(separator: ","), platform.qualifiers.keys.sorted().joined(separator: ","),
            ].joined(separator: "\n"))
    }

    /// A record that cannot be read counts as none: everything is adapted again.
    private func savedRecord() -> Record? {
        FileManager.default.contents(atPath: recordFile.path).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
    }

    private func removeForeignCopies() throws {
        let kept = Set(entries.keys.map(Self.copyName))
        guard let files = FileManager.default.enumerator(atPath: sourcesFolder.path) else { return }
        for case let path as String in files where path.hasSuffix(".swift") && !kept.contains(path) {
            try FileWriting.remove(sourcesFolder.appendingPathComponent(path))
        }
    }
}

/// Results of concurrent work, by key.
private final class Collected<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [String: Result<Value, any Error>] = [:]

    func add(_ key: String, _ result: Result<Value, any Error>) { lock.withLock { results[key] = result } }

    /// Throws the error of the first key, in alphabetical order, that has one.
    func values() throws -> [String: Value] {
        try lock.withLock {
            for key in results.keys.sorted() { _ = try results[key]?.get() }
            return try results.mapValues { try $0.get() }
        }
    }
}
