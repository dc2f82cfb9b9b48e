/// What the sources of targets name, and where. A file is parsed when something is looked for that it may name.
public struct SourceIndex: Sendable {
    private var files: [IndexedSource] = []
    public private(set) var suppressions = Suppressions()

    public init() {}

    /// Adds a file.
    ///
    /// - Parameter name: What the file is called in mentions.
    public mutating func add(_ text: String, file name: String) {
        files.append(IndexedSource(text, file: name))
        suppressions.add(text, file: name)
    }

    /// All that the files name.
    public var mentions: [SourceMention] { files.flatMap(\.mentions) }

    /// The mentions of a kind and name.
    public func all(_ kind: SourceMention.Kind, _ name: String) -> [SourceMention] {
        name.isEmpty ? [] : all([name]) { $0.kind == kind }
    }

    /// The mentions of any of the names that a condition holds for.
    func all(_ names: Set<String>, where holds: (SourceMention) -> Bool) -> [SourceMention] {
        files.filter { file in names.contains(where: file.mayName) }.flatMap(\.mentions).filter { names.contains($0.name) && holds($0) }
    }
}
