import IsletModel

/// The colours that the system's colour picker offers; they stand in `Data/color-picker.json` with their source.
public struct ColorPickerColors: Decodable, Sendable {
    public static let shared: ColorPickerColors = BundledData.read("color-picker")

    /// Rows of colours as six hexadecimal digits of red, green and blue.
    public let grid: [[String]]
}
