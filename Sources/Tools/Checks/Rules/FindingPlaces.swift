import IsletModel

/// Finds the line of the sources that a finding is about, where the run that made it could not say.
public struct FindingPlaces: Sendable {
    private let index: SourceIndex

    public init(_ index: SourceIndex) { self.index = index }

    /// The finding with its place, where exactly one line of the sources can be meant; of two or three the first, and the message names the others.
    public func placed(_ finding: Finding) -> Finding {
        guard finding.file == nil else { return finding }
        var seen: Set<String> = []
        let places = candidates(finding).filter { seen.insert("\($0.file):\($0.line)").inserted }
        guard let first = places.first, places.count <= 3 else { return finding }
        var result = finding
        (result.file, result.line, result.column) = (first.file, first.line, first.column)
        if places.count > 1 { result.message += " (or " + places.dropFirst().map { "\($0.file):\($0.line)" }.joined(separator: ", ") + ")" }
        return result
    }

    private func candidates(_ finding: Finding) -> [SourceMention] {
        let word = String(finding.message.prefix { $0.isLetter || $0.isNumber })
        switch finding.code {
        // What a build says of files, modules and targets: their names are no literals of the sources.
        case .leftOut, .missingModule, .moreErrors, .compiler, .noSuchFile: return []
        case .asyncImage: return index.all(.call, "AsyncImage")
        case .linkInSmall: return index.all(.call, "Link")
        case .buttonActionClosure:
            return (index.all(.call, "Button") + index.all(.call, "Toggle")).filter { !$0.labels.contains("intent") }
        case .gestureInWidget: return index.all(.method, word)
        case .willNotMove: return index.all(.method, word) + index.all(.call, word)
        case .unsupportedView: return index.all(.call, word)
        case .standardDefaultsInExtension: return index.all(.member, "UserDefaults.standard")
        case .slowControlValue, .blockingControlProvider: return functions(["currentValue"])
        case .providerSlow, .providerTimeout, .providerError, .timelineEmpty, .entriesOutOfOrder, .entriesTooClose, .tooManyEntries,
            .reloadTooSoon:
            return provider(of: finding)
        case .imageTooLarge, .missingContainerBackground, .memoryLimit, .noFamilies, .duplicateKind: return configuration(of: finding)
        case .activityClipped: return index.all(.call, "ActivityConfiguration")
        case .squareInIsland: return [view(of: finding), index.all(.call, "DynamicIsland")].first { !$0.isEmpty } ?? []
        default:
            return [named(in: finding), index.all(.type, word), view(of: finding)].first { !$0.isEmpty } ?? []
        }
    }

    /// The innermost type of the sources among the views that the finding's view lies in.
    private func view(of finding: Finding) -> [SourceMention] {
        let words = (finding.identity ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        return words.lazy.reversed().map { index.all(.type, $0) }.first { !$0.isEmpty } ?? []
    }

    private func functions(_ names: Set<String>, of type: String? = nil) -> [SourceMention] {
        index.all(names) { mention in
            guard case .function(let owner) = mention.kind else { return false }
            return type == nil || owner == type
        }
    }

    private static let configurations: Set<String> = [
        "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration", "ActivityConfiguration", "RelevanceConfiguration",
    ]

    /// The configuration of the widget that the message names, or the only one there is.
    private func configuration(of finding: Finding) -> [SourceMention] {
        let all = index.all(Self.configurations) { $0.kind == .call }
        guard let kind = Self.quoted(in: finding.message).first else { return all.count == 1 ? all : [] }
        let own = all.filter { $0.values["kind"] == kind }
        return own.isEmpty && all.count == 1 ? all : own
    }

    private func provider(of finding: Finding) -> [SourceMention] {
        let names: Set = ["getTimeline", "timeline"]
        let types = configuration(of: finding).compactMap { $0.values["provider"] }
        return types.isEmpty ? functions(names) : types.flatMap { functions(names, of: $0) }
    }

    /// What the message names in quotation marks or as a group: a literal or a type of the sources.
    private func named(in finding: Finding) -> [SourceMention] {
        let groups = finding.message.matches(of: /\bgroup\.[A-Za-z0-9._-]*[A-Za-z0-9]/).map { String($0.0) }
        let addresses = finding.message.matches(of: /https?:\/\/[^\s,;“”]+/).map { String($0.0) }
        for name in groups + addresses + Self.quoted(in: finding.message) {
            let literals = index.all(.literal, name)
            if !literals.isEmpty { return literals }
            let types = index.all(.type, name)
            if !types.isEmpty { return types }
        }
        return []
    }

    private static func quoted(in message: String) -> [String] { message.matches(of: /“([^”]+)”/).map { String($0.1) } }
}
