import DataModels
import Foundation
import ProjectReader

/// Files have to be added: the compiler misses what is in them.
struct ReachGap: Error {
    let wider: ReachableSources
}

/// Which files of the modules a target needs can matter to it: those that declare what its own sources name, directly or through each other.
/// The others need not be compiled. Names are compared without asking what they mean, so that a file is rather kept than lost.
struct ReachableSources {
    private struct File {
        let url: URL
        let module: Int
        let outline: SourceOutline
        var isReached = false
    }

    private let target: BuildTarget
    private var files: [File] = []
    /// Modules that reached files import.
    private var openModules: Set<Int> = []
    private var imports: Set<Word> = []
    /// Names that reached files write.
    private var words: Set<Word> = [SourceOutline.operatorMember]
    private var strings: Set<Word> = []
    /// Types of the project, with what they inherit wherever they are declared.
    private var types: [Word: Set<Word>] = [:]
    private var reachedTypes: Set<Word> = []
    private let moduleNames: [Word]
    /// Paths of files that the compiler was found to miss something of.
    private(set) var added: Set<String> = []

    /// - Parameter added: Paths of files that an earlier build had to add.
    init(_ target: BuildTarget, adding added: Set<String> = []) {
        self.target = target
        moduleNames = target.dependencies.map { Word($0.moduleName) }
        let modules = target.dependencies.enumerated().filter { $0.element.native == nil && !$0.element.isMacro }
        for (index, module) in modules { files += Self.outlines(of: module.sources).map { File(url: $0.url, module: index, outline: $0.outline) } }
        let own = Self.outlines(of: target.sources).map(\.outline)
        for outline in own + files.map(\.outline) { types.merge(outline.inherited) { $0.union($1) } }
        for outline in own { take(outline) }
        reach()
        if !added.isEmpty { add(added) }
    }

    private static func outlines(of sources: [URL]) -> [(url: URL, outline: SourceOutline)] {
        let results = OutlineList(count: sources.count)
        DispatchQueue.concurrentPerform(iterations: sources.count) { index in
            let data = FileManager.default.contents(atPath: sources[index].path) ?? Data()
            results.set(index, SourceOutline(of: data, at: sources[index].path))
        }
        return Array(zip(sources, results.outlines))
    }
}

extension ReachableSources {
    /// The target with the files and modules that are reached.
    var reduced: BuildTarget {
        var result = target
        let kept = Dictionary(grouping: files.filter(\.isReached), by: \.module)
        var companions = Set(target.companions)
        var modules: [BuildTarget] = []
        for (index, module) in target.dependencies.enumerated().reversed() {
            guard isNeeded(module, index, companions) else { continue }
            var part = module
            if module.native == nil, !module.isMacro { part.sources = kept[index, default: []].map(\.url) }
            companions.formUnion(module.companions)
            modules.insert(part, at: 0)
        }
        result.dependencies = modules
        return result
    }

    /// A macro is needed where a reached file declares it; C is where what is built on it is.
    private func isNeeded(_ module: BuildTarget, _ index: Int, _ companions: Set<String>) -> Bool {
        if module.isMacro { return strings.contains(moduleNames[index]) }
        return openModules.contains(index) || (module.native != nil && companions.contains(module.moduleName))
    }

    /// What is not compiled, by module.
    var notes: [BuildDiagnostic] {
        let unused = target.dependencies.enumerated().filter { !$0.element.isMacro && $0.element.native == nil && !openModules.contains($0.offset) }
        var result: [BuildDiagnostic] = []
        if !unused.isEmpty {
            let names = Self.list(unused.map { "“\($0.element.moduleName)”" })
            result.append(
                Self.note("\(names): not compiled, because nothing that “\(target.name)” uses imports \(unused.count == 1 ? "it" : "them")"))
        }
        for index in openModules.sorted() {
            let all = files.filter { $0.module == index }
            let left = all.filter { !$0.isReached }
            guard !left.isEmpty else { continue }
            let names = Self.list(left.map(\.url.lastPathComponent))
            result.append(
                Self.note(
                    "\(left.count) of \(all.count) files of “\(target.dependencies[index].moduleName)” are not compiled, because nothing that "
                        + "“\(target.name)” uses is in them: \(names)"))
        }
        return result
    }

    private static func note(_ message: String) -> BuildDiagnostic { BuildDiagnostic(code: .leftOut, severity: .note, message: message) }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(8).joined(separator: ", ")
        return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
    }
}

extension ReachableSources {
    /// Reaches files for what the compiler misses. False where none of the others has it.
    mutating func widen(for errors: [BuildDiagnostic]) -> Bool {
        var missed = false
        for error in errors {
            let names = Set(Self.quoted(in: error.message).map(Word.init))
            let isConformance = error.message.contains("conform")
            for index in files.indices where !files[index].isReached && openModules.contains(files[index].module) {
                let outline = files[index].outline
                let hasName = !outline.declared.isDisjoint(with: names) || outline.extensions.contains { !$0.members.isDisjoint(with: names) }
                guard hasName || (isConformance && outline.extensions.contains { names.contains($0.type) || isAlias($0.type) }) else { continue }
                reach(index)
                added.insert(files[index].url.path)
                missed = true
            }
        }
        if missed { reach() }
        return missed
    }

    /// Reaches files of modules that are reached.
    private mutating func add(_ paths: Set<String>) {
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for index in files.indices where paths.contains(files[index].url.path) && openModules.contains(files[index].module) {
                added.insert(files[index].url.path)
                guard !files[index].isReached else { continue }
                reach(index)
                hasChanged = true
            }
            reach()
        }
    }

    /// Whether the project declares a name that is no type: another name of one.
    private func isAlias(_ name: Word) -> Bool { types[name] == nil && files.contains { $0.outline.declared.contains(name) } }

    /// The words of what stands in quotation marks.
    private static func quoted(in message: String) -> [String] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.flatMap { part in
            part.element.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        }
    }

    private mutating func reach() {
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for index in files.indices where !files[index].isReached && openModules.contains(files[index].module) && isNeeded(files[index].outline) {
                reach(index)
                hasChanged = true
            }
        }
    }

    private mutating func reach(_ index: Int) {
        files[index].isReached = true
        take(files[index].outline)
    }

    private mutating func take(_ outline: SourceOutline) {
        words.formUnion(outline.words)
        strings.formUnion(outline.strings)
        reachedTypes.formUnion(outline.inherited.keys)
        guard !outline.imports.isSubset(of: imports) else { return }
        imports.formUnion(outline.imports)
        for (index, name) in moduleNames.enumerated() where imports.contains(name) && openModules.insert(index).inserted {
            takeModels(of: target.dependencies[index])
        }
    }

    /// The current version of a data model names the classes of its entities.
    private mutating func takeModels(of module: BuildTarget) {
        for resource in module.resources where resource.kind == .dataModel {
            let file = DataModelFile.contents(of: resource.url)
            guard let data = FileManager.default.contents(atPath: file.path) else { continue }
            words.formUnion(SourceOutline(of: data, at: file.path).words)
        }
    }

    private func isNeeded(_ outline: SourceOutline) -> Bool {
        if outline.isAlwaysNeeded || !outline.declared.isDisjoint(with: words) || outline.extensions.contains(where: isNeeded) { return true }
        return words.contains(Witnesses.package) && outline.inherited.values.contains { !$0.isDisjoint(with: Witnesses.intents) }
    }

    /// An extension of a type that is used is needed for the members others name, for those that protocols ask for, and for its conformances.
    private func isNeeded(_ part: SourceOutline.Extension) -> Bool {
        let isOwn = types[part.type] != nil
        if isOwn, !reachedTypes.contains(part.type) { return false }
        if !part.inner.isSubset(of: words) { return false }
        if !part.members.isDisjoint(with: words) { return true }
        if part.conformances.contains(where: { types[$0] == nil || reachedTypes.contains($0) }) { return true }
        guard isOwn, let inherited = types[part.type] else { return false }
        if !part.members.isDisjoint(with: Witnesses.names) { return true }
        return !part.members.isEmpty && inherited.contains { types[$0] == nil && !Witnesses.protocols.contains($0) }
    }
}

/// Members that are called without being named, because a protocol of the standard library or of SwiftUI asks for them.
private enum Witnesses {
    static let protocols = words(
        """
        Codable Encodable Decodable Hashable Equatable Identifiable Comparable Sendable CaseIterable RawRepresentable Error LocalizedError CodingKey
        CustomStringConvertible CustomDebugStringConvertible View ViewModifier AnyObject ObservableObject String Int Double UInt8 Int32 Int64 Float
        """)
    static let names = words(
        """
        operator init encode CodingKeys hash hashValue id ID description debugDescription allCases rawValue RawValue body Body errorDescription
        failureReason recoverySuggestion stringValue intValue wrappedValue projectedValue makeIterator next startIndex endIndex index subscript
        appendInterpolation buildBlock callAsFunction objectWillChange
        """)

    /// Where a target includes packages of intents, the system finds those without anything naming them.
    static let package = Word("AppIntentsPackage")
    static let intents = words(
        """
        AppIntent WidgetConfigurationIntent ControlConfigurationIntent LiveActivityIntent AudioPlaybackIntent AudioRecordingIntent OpenIntent
        SetValueIntent ForegroundContinuableIntent AppEntity TransientAppEntity IndexedEntity AppEnum EntityQuery EntityStringQuery
        EnumerableEntityQuery EntityPropertyQuery DynamicOptionsProvider AppShortcutsProvider AppIntentsPackage
        """)

    private static func words(_ text: String) -> Set<Word> { Set(text.split { $0 == " " || $0 == "\n" }.map { Word(String($0)) }) }
}

/// Outlines that several threads read, each in its place.
private final class OutlineList: @unchecked Sendable {
    private let lock = NSLock()
    private var found: [SourceOutline?]

    init(count: Int) { found = Array(repeating: nil, count: count) }

    var outlines: [SourceOutline] { found.compactMap { $0 } }

    func set(_ index: Int, _ outline: SourceOutline) { lock.withLock { found[index] = outline } }
}
