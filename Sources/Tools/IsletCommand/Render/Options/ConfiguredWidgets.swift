import ExtensionProtocol
import Foundation
import IsletModel

/// How widgets and controls are configured on the command line: `KIND:PARAMETER=VALUE`.
struct ConfiguredWidgets {
    /// Texts by parameter, by kind.
    private(set) var texts: [String: [String: String]] = [:]

    static let specification = OptionSpecification(
        "configure", value: "SETTING", isRepeatable: true,
        help: "How a widget or control is configured: KIND:PARAMETER=VALUE, of what islet configure lists. May be given several times.")

    init(_ arguments: ParsedArguments) throws(UsageError) {
        for word in arguments.all(Self.specification.name) {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let colon = parts[0].lastIndex(of: ":"), colon > parts[0].startIndex,
                case let parameter = parts[0][parts[0].index(after: colon)...], !parameter.isEmpty
            else { throw UsageError("--configure cannot be “\(word)”: write it like KIND:PARAMETER=VALUE") }
            texts[String(parts[0][..<colon]), default: [:]][String(parameter)] = String(parts[1])
        }
    }

    /// What an extension is told of a kind; nil for the configuration of a new widget.
    func values(of kind: String) -> IntentValues? {
        guard let texts = texts[kind] else { return nil }
        let written = JSONValue.object(texts.mapValues { .string($0) })
        var values = IntentValues(intent: "", parameters: AnswerEncoding.json(written, onOneLine: true))
        values.arePartial = true
        return values
    }

    /// Fails where a kind is none of these.
    func check(isAmong kinds: [String]) throws(UsageError) {
        guard let unknown = texts.keys.sorted().first(where: { !kinds.contains($0) }) else { return }
        let list = kinds.isEmpty ? "there is none" : "there is \(Set(kinds).sorted().joined(separator: ", "))"
        throw UsageError("--configure: there is no widget or control “\(unknown)”: \(list)")
    }
}
