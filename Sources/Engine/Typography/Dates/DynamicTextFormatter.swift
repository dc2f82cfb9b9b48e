import Foundation
import Snapshot

/// Writes texts that follow the clock.
public enum DynamicTextFormatter {
    /// The string at a moment.
    public static func string(for text: DynamicText, at now: Date) -> String { "" }
    public static func widestString(for text: DynamicText) -> String { "" }
}
