import IsletModel

/// The look of hidden content; every number stands in `Data/redaction.json` with its source.
public struct RedactionMetrics: Decodable, Sendable {
    public static let shared: RedactionMetrics = BundledData.read("redaction")

    /// Opacity of the foreground in bars and boxes.
    public let opacity: Double
    /// Height of a bar in place of a line, as a fraction of the font's size.
    public let barHeight: Double
    /// How far a bar reaches above the baseline, as a fraction of its height.
    public let barRise: Double
    /// Corner radius of a bar, as a fraction of the font's size.
    public let barCornerRadius: Double
    /// What stands for each character of a hidden text where it is measured.
    public let hiddenCharacter: String
    /// What lies between them besides, as a fraction of the font's size.
    public let hiddenCharacterSpacing: Double
    /// Opacity of content that an intent is about to change.
    public let invalidatedOpacity: Double
}
