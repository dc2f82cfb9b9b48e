import Foundation
import IsletModel

/// The literals of a built program as they were compiled, and the sources around them: enough to tell whether an edit changed literals alone.
public struct CompiledLiterals: Sendable {
    /// Literals that are others than in the program that was compiled.
    public struct Edit: Sendable, Equatable {
        public var edits: LiteralEdits
        /// Whether some of them, or of those that were edited before, are read once by a program that runs.
        public var needsRestart: Bool
    }

    private let stages: [SourceStage]
    private let bundle: URL
    /// What the literals of the program are now, where that is not what was compiled.
    private var current: [String: LiteralValue] = [:]

    init(_ stages: [SourceStage], bundle: URL) {
        self.stages = stages
        self.bundle = bundle
    }

    /// Whether a file is one of the program's sources.
    public func contains(_ path: String) -> Bool { stages.contains { stage in stage.target.sources.contains { $0.path == path } } }

    /// What an edit of these sources changed. Nil where it changed more than literals, or other literals than those that the program looks up.
    public mutating func edit(of paths: Set<String>) -> Edit? {
        var values = current
        var needsRestart = false
        for stage in stages {
            for source in stage.target.sources where paths.contains(source.path) {
                guard let now = stage.literals(in: source) else { return nil }
                for (number, (literal, compiled)) in zip(now, stage.facts(of: source).literals).enumerated() {
                    let key = stage.literalKey(number, in: source)
                    let value = literal.value == compiled.value ? nil : literal.value
                    if values[key] != value, !literal.isLive { needsRestart = true }
                    values[key] = value
                }
            }
        }
        current = values
        return Edit(edits: LiteralEdits(values: values), needsRestart: needsRestart)
    }

    /// Hands the last edit to the program, which finds it when it does something next.
    public func write(_ edit: Edit) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let new = bundle.appendingPathComponent(LiteralEdits.fileName + ".new")
        try encoder.encode(edit.edits).write(to: new)
        guard rename(new.path, bundle.appendingPathComponent(LiteralEdits.fileName).path) == 0 else {
            throw POSIXError(.init(rawValue: errno) ?? .EIO)
        }
    }
}

extension SourceStage {
    fileprivate func literalKey(_ number: Int, in source: URL) -> String {
        EditableLiteral.key(number, file: source.deletingPathExtension().lastPathComponent, module: platform.moduleName)
    }

    /// The literals of a source as it is now; nil where more than their values is other than when it was staged.
    fileprivate func literals(in source: URL) -> [EditableLiteral]? {
        guard platform.editableLiterals != nil, let data = FileManager.default.contents(atPath: source.path) else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        guard (try? SourceNesting.check(text, file: source.path)) != nil else { return nil }
        let staged = facts(of: source)
        let now = adapted(text, source: source).facts
        guard !staged.skeleton.isEmpty, now.skeleton == staged.skeleton, now.literals.count == staged.literals.count else { return nil }
        let isSame = zip(now.literals, staged.literals).allSatisfy { new, old in
            new.value.isSameKind(as: old.value) && new.place == old.place && new.line == old.line
        }
        return isSame ? now.literals : nil
    }
}
