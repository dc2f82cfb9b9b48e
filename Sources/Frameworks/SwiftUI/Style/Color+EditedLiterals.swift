import FoundationOverlay

extension ShapeStyle where Self == Color {
    /// A colour by name in a program built for a preview: what its name is now, else what it was when the program was compiled.
    public static func _isletColor(_ key: String, _ compiled: Color) -> Color {
        _EditedLiterals.color(key).flatMap { Color._named[$0] } ?? compiled
    }
}

extension Color {
    /// The colours that have a name of their own.
    static let _named: [String: Color] = [
        "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan, "blue": .blue,
        "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "white": .white, "gray": .gray, "black": .black, "clear": .clear,
    ]
}
