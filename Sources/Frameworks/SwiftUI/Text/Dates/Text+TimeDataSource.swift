import FoundationOverlay
import Snapshot
import ViewEngine

extension Text {
    /// A value that follows the clock, in a format that does.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString, V: Sendable, F: Sendable {
        self.init(live: format) { environment, date in
            .attributed(LocalizedFormat.localized(format, in: environment).format(source.value(date)))
        }
    }

    /// A value that follows the clock, in a format that does.
    @_disfavoredOverload
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String, V: Sendable, F: Sendable {
        self.init(live: format) { environment, date in
            .plain(LocalizedFormat.localized(format, in: environment).format(source.value(date)))
        }
    }

    private init<F>(live format: F, _ string: @escaping @Sendable (EnvironmentValues, Date) -> FormattedText.Output) {
        if let live = format as? any LiveFormat {
            self.init(storage: .dynamic(DynamicTextSource(source: live.liveSource)))
        } else {
            self.init(storage: .formatted(FormattedText(frozen: _shortTypeName(F.self)) { string($0, $0.archiveDate) }))
        }
    }
}
