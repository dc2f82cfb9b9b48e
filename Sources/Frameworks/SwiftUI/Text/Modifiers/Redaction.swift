import Metrics
import Snapshot
import ViewEngine

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Content stands in for what is not known yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Private content is hidden while the device is locked.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// Content is out of date until an intent has run.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether text and pictures are replaced by plain areas.
    var isRedacted: Bool {
        redactionReasons.contains(.placeholder) || (redactionReasons.contains(.privacy) && isPrivacySensitive)
    }
}

extension View {
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        changingEnvironment { $0.redactionReasons.formUnion(reason) }
    }

    public nonisolated func unredacted() -> some View { changingEnvironment { $0.redactionReasons = [] } }

    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        changingEnvironment { $0.isPrivacySensitive = sensitive }
    }

    /// Marks content that dims while an intent that may change it runs.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        nonisolated(unsafe) let view = self
        return EvaluatedView { evaluation in
            guard invalidatable, evaluation.environment.redactionReasons.contains(.invalidated) else { return view._evaluate(evaluation) }
            evaluation.wrapEach({ view._evaluate(evaluation) }, { .effect(.opacity(RedactionLook.invalidatedOpacity), $0) })
        }
    }
}

/// The look of hidden content, from `Data/redaction.json` of the metrics.
enum RedactionLook {
    /// Opacity of the foreground in bars and boxes.
    static var opacity: Double { RedactionMetrics.shared.opacity }
    static var invalidatedOpacity: Double { RedactionMetrics.shared.invalidatedOpacity }

    /// The run with each character of a line replaced by one that stands for it: how long the bars are tells nothing but their number.
    static func hiding(_ run: TextRun) -> TextRun {
        guard case .string(let string) = run.content else { return run }
        var style = run.style
        style.kerning += style.font.size * RedactionMetrics.shared.hiddenCharacterSpacing
        return TextRun(string.map { $0.isNewline ? String($0) : RedactionMetrics.shared.hiddenCharacter }.joined(), style: style)
    }
}
